import { useSyncExternalStore } from "react";
import { makeObservable } from "../observable";

/** How some browsers offer to install the application. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const available = makeObservable<InstallPrompt | null>(null);

/** Remembers that the application can be installed, in place of what the browser would show by itself. */
export function watchInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    available.set(event as InstallPrompt);
  });
  addEventListener("appinstalled", () => available.set(null));
}

/** What asks the browser to install the application; null where it offers that not, or not yet. */
export function useInstall(): (() => void) | null {
  const prompt = useSyncExternalStore(available.subscribe, available.get, () => null);
  if (!prompt) return null;
  return () => {
    available.set(null);
    void prompt.prompt();
  };
}
