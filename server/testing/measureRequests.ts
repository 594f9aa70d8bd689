import "reflect-metadata";
import { TestServer } from "./testServer";

// A separate server process with --expose-gc. It sends its URL and a member's token when it listens. For each
// message, it sends the number of bytes in use. It ends when its parent disconnects.

/** The number of collections after which an object counts as old. */
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
