import { flushSync } from "react-dom";

const ENABLED = "button:enabled:not([aria-haspopup])";

/**
 * Changes a list and leaves the focus near the button: on it, or where it is gone or has nothing
 * more to do, on another of its item; and where the item is gone, on the one next to it.
 * @param otherwise where it goes when nothing of the list is left
 */
export function keepFocus(
  button: HTMLButtonElement,
  change: () => void,
  otherwise?: HTMLElement | null,
): void {
  const item = button.closest("li");
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  flushSync(change);
  const here = item?.isConnected ? item : next;
  const near = button.isConnected && !button.disabled ? button : null;
  // A menu's button does nothing to the item by itself.
  const other = here?.querySelector<HTMLElement>(ENABLED) ?? here?.querySelector("input");
  (near ?? other ?? otherwise)?.focus();
}
