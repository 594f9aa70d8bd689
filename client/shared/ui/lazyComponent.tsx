import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { showErrorToast } from "../showError";

/**
 * Reloads the page once the server can be reached. Some browsers, such as Chromium 150, never retry a failed
 * module while the page is open.
 */
async function reloadForCode(): Promise<void> {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

interface LazyProps {
  /** True while the component is open; a component that is rendered only when open can omit it. */
  opened?: boolean;
  /** A placeholder until the component's code is loaded. */
  fallback?: ReactNode;
  /** Runs when the component is closed, or if its code cannot be loaded. */
  onClose?: () => void;
}

/**
 * Makes a component whose code loads on first opening. If loading fails, an error is shown and the
 * component closes; the next attempt reloads the page.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LazyProps> {
  let hasFailed = false;
  return function Lazy(props) {
    const { opened = true, fallback = null, onClose } = props;
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    const giveUp = useEffectEvent((error: unknown) => {
      if (hasFailed) void reloadForCode();
      hasFailed = true;
      showErrorToast(error);
      onClose?.();
    });
    useEffect(() => {
      if (!opened) return;
      let isOpen = true;
      load().then(
        (component) => isOpen && setLoaded(() => component),
        (error: unknown) => isOpen && giveUp(error),
      );
      return () => void (isOpen = false);
    }, [opened]);
    return Loaded ? <Loaded {...props} /> : fallback;
  };
}
