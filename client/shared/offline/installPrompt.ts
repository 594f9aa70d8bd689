import { useSyncExternalStore } from "react";
import { makeObservable } from "../observable";

/** The event by which some browsers offer to install the application. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const available = makeObservable<InstallPrompt | null>(null);

/** Stores the browser's offer to install the application, and prevents its own prompt. */
export function watchInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    available.set(event as InstallPrompt);
  });
  addEventListener("appinstalled", () => available.set(null));
}

/** A function that opens the browser's install prompt; null if there is none. */
export function useInstall(): (() => void) | null {
  const prompt = useSyncExternalStore(available.subscribe, available.get, () => null);
  if (!prompt) return null;
  return () => {
    available.set(null);
    void prompt.prompt();
  };
}
