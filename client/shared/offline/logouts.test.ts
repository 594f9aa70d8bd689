import "fake-indexeddb/auto";
import { endSession, sendLogouts } from "./logouts";
import { openOfflineData } from "./openOfflineData";

/** The tokens that the server has received, with the credentials mode. */
let requests: { token: string; credentials: string }[] = [];

/** Makes a server with one response; null for no connection. */
function answer(body: object | null) {
  requests = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    if (!body) throw new TypeError("Failed to fetch");
    const { credentials = "", headers } = init!;
    const { Authorization } = headers as Record<string, string>;
    requests.push({ token: Authorization!.replace("Bearer ", ""), credentials });
    return Response.json(body);
  });
}

const failureResponse = (code: string) => ({ data: null, errors: [{ extensions: { code } }] });
const waiting = async () => (await openOfflineData()).getAllKeys("logouts");

beforeAll(() => {
  // The property is redefined, because `navigator` has been a getter since Node 21.
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  Object.assign(globalThis, { addEventListener: jest.fn() });
});
beforeEach(async () => (await openOfflineData()).clear("logouts"));
afterEach(() => jest.restoreAllMocks());

describe("A logout", () => {
  it("is sent to the server immediately, and is not stored", async () => {
    answer({ data: { logout: true } });
    await endSession("a");
    expect(requests).toEqual([{ token: "a", credentials: "omit" }]);
    expect(await waiting()).toEqual([]);
  });

  it("without a connection is stored, and later sent once, without the cookies of the next user", async () => {
    answer(null);
    await endSession("a");
    await endSession("b");
    expect(await waiting()).toEqual(["a", "b"]);
    answer({ data: { logout: true } });
    await Promise.all([sendLogouts(), sendLogouts()]);
    expect(requests).toEqual([
      { token: "a", credentials: "omit" },
      { token: "b", credentials: "omit" },
    ]);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ["something else answers", { captive: "portal" }],
    ["the server is busy", failureResponse("SERVICE_UNAVAILABLE")],
  ])("waits while %s", async (_why, body) => {
    answer(body);
    await endSession("a");
    expect(await sendLogouts()).toBe(false);
    expect(await waiting()).toEqual(["a"]);
  });

  it.each(["UNAUTHENTICATED", "ACCOUNT_BANNED"])(
    "of a session that has ended is not repeated: %s",
    async (code) => {
      answer(failureResponse(code));
      await endSession("a");
      expect(await waiting()).toEqual([]);
    },
  );
});
