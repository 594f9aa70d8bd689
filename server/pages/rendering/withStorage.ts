import { AsyncLocalStorage } from "node:async_hooks";
import type { RenderCallbacks, Renderer, RendererModule } from "./Renderer";

/**
 * A renderer with an `AsyncLocalStorage`, which is disabled while nothing is rendered: on Node 20 and 22, V8 calls a
 * function for every promise of the process while one is enabled. That takes a tenth of all other requests' time.
 */
export function withStorage(makeRenderer: RendererModule["makeRenderer"]): Renderer {
  const storages: AsyncLocalStorage<unknown>[] = [];
  const renderer = makeRenderer(<Store>() => {
    const storage = new AsyncLocalStorage<Store>();
    storages.push(storage);
    return storage;
  });
  let renderingCount = 0;
  /** @returns what ends it, however often it is called */
  const startRendering = () => {
    let isEnded = false;
    renderingCount++;
    return () => {
      if (isEnded) return;
      isEnded = true;
      renderingCount--;
      if (renderingCount === 0) for (const storage of storages) storage.disable();
    };
  };
  return async (request) => {
    const end = startRendering();
    try {
      const page = await renderer(request);
      return (
        page && {
          ...page,
          render: (callbacks) => page.render(endAfterRendering(startRendering(), callbacks)),
        }
      );
    } finally {
      end();
    }
  };
}

/** The callbacks, after the last of which nothing is rendered any more. */
function endAfterRendering(end: () => void, callbacks: RenderCallbacks): RenderCallbacks {
  return {
    ...callbacks,
    onAllReady: end,
    onShellError() {
      end();
      callbacks.onShellError();
    },
  };
}
