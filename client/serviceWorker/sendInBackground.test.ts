import { readCredentials } from "../shared/offline/credentials";
import { sendLogouts } from "../shared/offline/logouts";
import { sendOutbox } from "../shared/offline/sendOutbox";
import { SYNC_TAG } from "../shared/offline/workerMessages";
import { sendInBackground } from "./sendInBackground";

jest.mock("../shared/offline/credentials", () => ({ readCredentials: jest.fn() }));
jest.mock("../shared/offline/logouts", () => ({ sendLogouts: jest.fn() }));
jest.mock("../shared/offline/sendOutbox", () => ({ sendOutbox: jest.fn() }));
const read = jest.mocked(readCredentials);
const send = jest.mocked(sendOutbox);
const logOut = jest.mocked(sendLogouts);

const credentials = { viewerId: 7, token: "the-token" };

/** Simulates the browser's sync event, which waits for the worker. */
async function sync(tag = SYNC_TAG): Promise<void> {
  let ended: Promise<unknown> = Promise.resolve();
  const waitUntil = (work: Promise<unknown>) => void (ended = work);
  sendInBackground(Object.assign(new Event("sync"), { tag, waitUntil }));
  await ended;
}

beforeEach(() => {
  read.mockReset().mockResolvedValue(credentials);
  send.mockReset().mockResolvedValue(true);
  logOut.mockReset().mockResolvedValue(true);
});

describe("Once the connection is back and no page is open, the worker", () => {
  it("sends pending writes with the session of their author", async () => {
    await sync();
    expect(send.mock.calls).toEqual([[credentials]]);
  });

  it("asks the browser to retry later if some writes could not be sent", async () => {
    send.mockResolvedValue(false);
    await expect(sync()).rejects.toThrow("Not everything could be sent yet");
  });

  it("sends logouts, and asks the browser to retry later if they fail", async () => {
    logOut.mockResolvedValue(false);
    read.mockResolvedValue(undefined);
    await expect(sync()).rejects.toThrow("Not everything could be sent yet");
  });

  it("sends nothing after a logout or for other events", async () => {
    await sync("something else");
    read.mockResolvedValue(undefined);
    await sync();
    expect(send).not.toHaveBeenCalled();
  });
});
