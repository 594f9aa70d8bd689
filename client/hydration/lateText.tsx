import { type ComponentType, lazy, Suspense } from "react";

interface LateText<Props> {
  /** Must have been called before it is rendered, except for hydration. */
  load: () => Promise<void>;
  Component: ComponentType<Props>;
}

/**
 * Text of a rendered page whose code is loaded after hydration; until then, what the server has written stays.
 * Only for what cannot be pressed: it would not react.
 */
export function lateText<Props extends object>(
  loadText: () => Promise<ComponentType<Props>>,
): LateText<Props> {
  let loaded: { default: ComponentType<Props> } | undefined;
  const load = async () => void (loaded ??= { default: await loadText() });
  /** Resolves at once where it is loaded, so that nothing is suspended. Without its code the server's text stays. */
  const then = (resolve: (module: { default: ComponentType<Props> }) => void): void => {
    if (loaded) resolve(loaded);
    else
      load().then(
        () => resolve(loaded!),
        () => undefined,
      );
  };
  // React needs no more of a promise than this.
  const Lazy = lazy(() => ({ then }) as Promise<{ default: ComponentType<Props> }>);
  return {
    load,
    Component: (props) => (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    ),
  };
}
