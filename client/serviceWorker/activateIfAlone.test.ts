import { ACTIVATE_IF_ALONE } from "../shared/offline/workerMessages";
import { activateIfAlone } from "./activateIfAlone";

const skipWaiting = jest.fn(async () => {});

/** Sends the message to a waiting worker with this many open tabs. Returns true if it takes over. */
async function takesOver(tabs: number, data: unknown = ACTIVATE_IF_ALONE): Promise<boolean> {
  skipWaiting.mockClear();
  const matchAll = jest.fn(async () => Array.from({ length: tabs }));
  Object.assign(globalThis, { self: { clients: { matchAll }, skipWaiting } });
  let ended: Promise<unknown> = Promise.resolve();
  const event = { data, waitUntil: (work: Promise<unknown>) => void (ended = work) };
  activateIfAlone(event as ExtendableMessageEvent);
  await ended;
  // The worker also has to count tabs without a worker or with an older one.
  for (const [options] of matchAll.mock.calls as unknown[][]) {
    expect(options).toEqual({ type: "window", includeUncontrolled: true });
  }
  return skipWaiting.mock.calls.length > 0;
}

describe("A newer service worker that waits", () => {
  it("takes over from the only tab, which has just been loaded", async () => {
    expect(await takesOver(1)).toBe(true);
  });

  it("keeps waiting while a second tab is open", async () => {
    expect(await takesOver(2)).toBe(false);
    expect(await takesOver(5)).toBe(false);
  });

  it("ignores other messages", async () => {
    expect(await takesOver(1, "something else")).toBe(false);
  });
});
