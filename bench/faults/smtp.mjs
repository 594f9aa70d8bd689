import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../tools/servers/throwAway.mjs";
import { expectNone, openPostgres, send, startPotluck, within } from "./harness.mjs";

const AWAY_MS = 15_000;
const LONGEST_MS = 60_000;

/** Starts a mail server and counts the mails that it receives. */
async function openMailServer(port) {
  const mails = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _session, done) {
      stream.resume().once("end", () => {
        mails.push(performance.now());
        done();
      });
    },
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { received: mails, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** Stops the mail server during requests for reset links. */
export const smtp = {
  name: "smtp",
  async run() {
    const postgres = await openPostgres();
    const port = await freePort();
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
    const server = await startPotluck({ databaseUrl: postgres.url, env });
    let mailServer;
    try {
      const ask = (userEmail) =>
        send(server, {
          method: "POST",
          path: "/api/password-reset/request",
          body: { email: userEmail },
        });
      await ask("warm-up@potluck.example");
      const knownAnswer = await ask("member@potluck.example");
      const unknown = await ask("nobody@potluck.example");
      await sleep(AWAY_MS);
      mailServer = await openMailServer(port);
      const back = performance.now();
      while (mailServer.received.length === 0 && performance.now() - back < LONGEST_MS) {
        await sleep(100);
      }
      const ms = (mailServer.received[0] ?? Infinity) - back;
      await sleep(5_000);
      const differ = knownAnswer.status !== unknown.status || knownAnswer.text !== unknown.text;
      return [
        expectNone("the same response for a known and an unknown address", Number(differ)),
        within("response", Math.max(knownAnswer.ms, unknown.ms), 200),
        within("mail after its return", ms, LONGEST_MS),
        expectNone("sent once", mailServer.received.length - 1),
      ];
    } finally {
      await mailServer?.close();
      await server.stop();
      await postgres.stop();
    }
  },
};
