import { AsyncLocalStorage } from "node:async_hooks";
import type { RenderCallbacks, Renderer, RendererModule } from "./Renderer";

/**
 * Makes a renderer with an `AsyncLocalStorage`, which is disabled while nothing is rendered. On Node 20 and 22, V8
 * calls a function for every promise of the process while a storage is enabled. That takes a tenth of all other
 * requests' time.
 */
export function withStorage(makeRenderer: RendererModule["makeRenderer"]): Renderer {
  const storages: AsyncLocalStorage<unknown>[] = [];
  const renderer = makeRenderer(<Store>() => {
    const storage = new AsyncLocalStorage<Store>();
    storages.push(storage);
    return storage;
  });
  let renderingCount = 0;
  /** @returns a function that ends the rendering; further calls have no effect */
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

/** Wraps the callbacks so that the last one ends the rendering. */
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
