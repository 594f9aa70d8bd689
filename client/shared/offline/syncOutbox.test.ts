import "fake-indexeddb/auto";
import { addToOutbox, entrySent, listOutbox } from "./outbox";
import { readOutbox, watchOutbox } from "./syncOutbox";
import type { OutboxMessage } from "./workerMessages";
import { sessionStore } from "../session";
import { toast } from "../toast";

const VIEWER = 7;

/** The messages that the tab receives when the test delivers them. */
const undelivered: OutboxMessage[] = [];
const channels: SlowChannel[] = [];
class SlowChannel extends EventTarget {
  constructor() {
    super();
    channels.push(this);
  }
  readonly postMessage = (message: OutboxMessage) => void undelivered.push(message);
  readonly close = () => {};
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Delivers messages to the tab, and waits for its reaction. */
async function deliver(count: number) {
  for (const data of undelivered.splice(0, count)) {
    for (const channel of channels) channel.dispatchEvent(new MessageEvent("message", { data }));
  }
  await settle();
}

const write = (key: string) =>
  addToOutbox(
    {
      viewerId: VIEWER,
      key,
      recipe: { recipeId: 1, name: "Stew" },
      operationName: "Write",
      query: "mutation Write { write }",
      variables: {},
      data: {},
      writtenAt: 0,
    },
    { viewerId: VIEWER, token: "the-token" },
  );

it("A tab reports the number of sent writes once, even if the last ones are reported late", async () => {
  Object.assign(globalThis, { BroadcastChannel: SlowChannel });
  const session = { token: "the-token", user: { userId: VIEWER } };
  jest.spyOn(sessionStore, "get").mockReturnValue(session as ReturnType<typeof sessionStore.get>);
  const messages: string[] = [];
  jest.spyOn(toast, "success").mockImplementation((message) => void messages.push(message));
  for (const key of ["favorite:1", "note:1", "progress:1"]) await write(key);
  await readOutbox();
  watchOutbox(async () => {});
  await deliver(3);
  for (const entry of await listOutbox(VIEWER)) await entrySent(entry);
  await deliver(2);
  expect(messages).toEqual([]);
  await deliver(1);
  while (messages.length === 0) await settle();
  expect(messages).toEqual(["3 offline changes sent."]);
});
