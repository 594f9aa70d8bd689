import type { RouteHandlerCallbackOptions } from "workbox-core";
import { PICTURES_CACHE } from "../shared/offline/pictureKey";
import { showPicture } from "./showPicture";

const ORIGIN = "https://potluck.example";
const STORED = `${ORIGIN}/photos/stew-480.webp`;

/** The contents of the cache: one width of one photo. */
const responsesByUrl: Record<string, string> = { [STORED]: "stored" };

beforeAll(() => {
  const match = async (request: string | { url: string }) => {
    const body = responsesByUrl[typeof request === "string" ? request : request.url];
    return body && new Response(body);
  };
  const keys = async () => Object.keys(responsesByUrl).map((url) => ({ url }));
  const caches = {
    open: async (name: string) => {
      expect(name).toBe(PICTURES_CACHE);
      return { keys, match: ({ url }: { url: string }) => match(url) };
    },
    match,
  };
  Object.assign(globalThis, { caches });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const fromServer = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(answer);

const responds = (status: number) => fromServer(async () => new Response("sent", { status }));

/** The body and status shown for a photo's file. */
async function show(name: string): Promise<string> {
  const url = new URL(`/photos/${name}.webp`, ORIGIN);
  const options = { url, request: { url: url.href } } as RouteHandlerCallbackOptions;
  const response = await showPicture(options);
  return `${response.status} ${await response.text()}`;
}

describe("A photo of a stored recipe", () => {
  it("is shown without a request if its width is stored", async () => {
    const ask = responds(200);
    expect(await show("stew-480")).toBe("200 stored");
    expect(ask).not.toHaveBeenCalled();
  });

  it("is fetched in other widths", async () => {
    responds(200);
    expect(await show("stew-960")).toBe("200 sent");
  });

  it.each([500, 502, 503, 504])(
    "is shown in the stored width if the server responds with %i",
    async (status) => {
      responds(status);
      expect(await show("stew-960")).toBe("200 stored");
    },
  );

  it("is shown in the stored width if there is no network", async () => {
    fromServer(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await show("stew-960")).toBe("200 stored");
  });

  it("is shown in the stored width if there is no response for four seconds", async () => {
    jest.useFakeTimers();
    fromServer(() => new Promise(() => {}));
    let showing = "";
    void show("stew-960").then((is) => (showing = is));
    await jest.advanceTimersByTimeAsync(3_900);
    expect(showing).toBe("");
    await jest.advanceTimersByTimeAsync(200);
    expect(showing).toBe("200 stored");
  });

  it("is not shown once the server reports it as missing", async () => {
    responds(404);
    expect(await show("stew-960")).toBe("404 sent");
  });
});

describe("A photo that is not stored", () => {
  it("fails with the error of the server", async () => {
    responds(503);
    expect(await show("soup-960")).toBe("503 sent");
  });

  it("fails with the error of the network", async () => {
    fromServer(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(show("soup-960")).rejects.toThrow("Failed to fetch");
  });

  it("is requested without a time limit", async () => {
    jest.useFakeTimers();
    const late = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      return new Response("late");
    };
    fromServer(late);
    const showing = show("soup-960");
    await jest.advanceTimersByTimeAsync(21_000);
    expect(await showing).toBe("200 late");
  });
});
