import { flushSync } from "react-dom";

const ENABLED = "button:enabled:not([aria-haspopup])";

/**
 * Changes a list and keeps the focus near the button: on the button if it is still usable, otherwise on
 * another button of the item, or on the next item.
 * @param otherwise the element to focus when the list becomes empty
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
  // A menu button is no replacement, because it acts only through its menu.
  const other = here?.querySelector<HTMLElement>(ENABLED) ?? here?.querySelector("input");
  (near ?? other ?? otherwise)?.focus();
}
