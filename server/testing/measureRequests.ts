import "reflect-metadata";
import { TestServer } from "./testServer";

// A process of its own, with --expose-gc. It is a server, which sends its URL and a member's token once it listens;
// for each message, it sends how many bytes of memory are in use. It ends when whoever has started it disconnects.

/** An object that survives so many collections is old. */
const COLLECTIONS = 3;

async function serve(): Promise<void> {
  const server = await TestServer.start();
  process.on("message", (collected: "all objects" | "young objects") => {
    if (collected === "all objects") gc!();
    else for (let i = 0; i < COLLECTIONS; i++) gc!({ type: "minor" });
    process.send!(process.memoryUsage().heapUsed);
  });
  process.once("disconnect", () => {
    void server.close().then(() => process.exit());
  });
  process.send!({ url: server.url, token: await server.login("member") });
}

void serve();
