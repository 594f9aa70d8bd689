import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import type { RenderCallbacks, RendererModule, RenderRequest } from "./Renderer";
import { withStorage } from "./withStorage";

// The spies are needed because Jest itself enables promise hooks, so that their absence cannot be
// tested here.
const disable = jest.spyOn(AsyncLocalStorage.prototype, "disable");
beforeEach(() => disable.mockClear());

const request = { url: "/recipes" } as RenderRequest;
const page = { language: "en", modules: [], initialState: "{}" };
const callbacks = { onShellReady() {}, onShellError: jest.fn(), onError() {} };

/** Makes a page that is rendered when the test resolves it, and the values of its storage. */
function makeRendering() {
  const reads: (string | undefined)[] = [];
  let rendering: RenderCallbacks | undefined;
  const makeRenderer: RendererModule["makeRenderer"] = (makeStorage) => {
    const storage = makeStorage<string>();
    return ({ url }) =>
      storage.run(url, async () => {
        await setImmediate();
        reads.push(storage.getStore());
        if (url === "/broken") throw new Error("It cannot be loaded.");
        return {
          ...page,
          render: (callbacks: RenderCallbacks) =>
            storage.run(url, () => {
              rendering = callbacks;
              return { pipe: () => undefined, abort() {} };
            }),
        };
      });
  };
  return { renderer: withStorage(makeRenderer), reads, rendering: () => rendering! };
}

describe("The storage of a rendering", () => {
  it("serves concurrent pages, and is disabled when no page is being rendered", async () => {
    const { renderer, reads, rendering } = makeRendering();
    const [one, other] = await Promise.all([renderer(request), renderer({ ...request, url: "/" })]);
    expect(reads).toEqual(["/recipes", "/"]);
    expect(disable).toHaveBeenCalledTimes(1);

    one!.render(callbacks);
    const first = rendering();
    other!.render(callbacks);
    first.onAllReady!();
    first.onAllReady!();
    expect(disable).toHaveBeenCalledTimes(1);
    rendering().onAllReady!();
    expect(disable).toHaveBeenCalledTimes(2);
  });

  it("is disabled after a rendering has failed", async () => {
    const { renderer, rendering } = makeRendering();
    await expect(renderer({ ...request, url: "/broken" })).rejects.toThrow("loaded");
    expect(disable).toHaveBeenCalledTimes(1);
    (await renderer(request))!.render(callbacks);
    expect(disable).toHaveBeenCalledTimes(2);
    rendering().onShellError();
    expect(callbacks.onShellError).toHaveBeenCalledTimes(1);
    expect(disable).toHaveBeenCalledTimes(3);
  });
});
