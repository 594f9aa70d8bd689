import type { RouteHandlerCallbackOptions } from "workbox-core";
import { showPage } from "./showPage";

jest.mock("workbox-precaching", () => ({
  matchPrecache: async (url: string) => new Response(`stored ${url}`),
}));
jest.mock("../shared/offline/openOfflineData", () => ({
  openOfflineData: async () => ({ getAllKeys: async () => [[3, 12]] }),
}));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const fromServer = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(answer);

const responds = (status: number) => fromServer(async () => new Response("sent", { status }));

/** The body and status shown for a path. */
async function show(path: string): Promise<string> {
  const url = new URL(path, "https://potluck.example");
  const options = { url, request: { url: url.href } } as RouteHandlerCallbackOptions;
  const response = await showPage(options);
  return `${response.status} ${await response.text()}`;
}

describe("The page of a stored recipe", () => {
  it("comes from the server", async () => {
    responds(200);
    expect(await show("/recipes/12")).toBe("200 sent");
  });

  it.each([500, 502, 503, 504, 520])(
    "is the stored page if the server responds with %i",
    async (code) => {
      responds(code);
      expect(await show("/recipes/12")).toBe("200 stored /offline");
      expect(await show("/recipes/12?servings=4")).toBe("200 stored /offline");
    },
  );

  it.each([401, 403, 404, 410])("comes from the server if it responds with %i", async (code) => {
    responds(code);
    expect(await show("/recipes/12")).toBe(`${code} sent`);
  });
});

it.each(["/recipes", "/recipes/1", "/recipes/12/edit"])(
  "The page at %s, which is not stored, is the error of the server",
  async (path) => {
    responds(503);
    expect(await show(path)).toBe("503 sent");
  },
);

describe("Any page", () => {
  it("is the stored page without a network", async () => {
    fromServer(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await show("/recipes")).toBe("200 stored /offline");
  });

  it("is the stored page if there is no response for four seconds", async () => {
    jest.useFakeTimers();
    fromServer(() => new Promise(() => {}));
    let shownPath = "";
    void show("/recipes").then((is) => (shownPath = is));
    await jest.advanceTimersByTimeAsync(3_900);
    expect(shownPath).toBe("");
    await jest.advanceTimersByTimeAsync(200);
    expect(shownPath).toBe("200 stored /offline");
  });
});
