import { findIn } from "./earlyChanges";

/**
 * Presses the buttons again that were pressed before the script had loaded. The page's inline script has
 * marked them (`server/ssr/lateScript.ts`).
 */
export function replayPresses(part: ParentNode = document): void {
  for (const button of findIn<HTMLElement>(part, "[data-pressed]")) {
    button.removeAttribute("data-pressed");
    button.removeAttribute("aria-busy");
    button.click();
  }
}
