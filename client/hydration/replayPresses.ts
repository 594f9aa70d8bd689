/**
 * Presses the buttons again that were pressed before the script had loaded. The page's inline script has
 * marked them (`server/pages/rendering/startScript.ts`).
 */
export function replayPresses(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-pressed]")) {
    button.removeAttribute("data-pressed");
    button.removeAttribute("aria-busy");
    button.click();
  }
}
