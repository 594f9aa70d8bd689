import { flushSync } from "react-dom";

/**
 * Changes a list and leaves the focus near the button: on it, or where it cannot stay because its
 * place is gone or has come to an end, on what is next to it.
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
  const here = button.isConnected ? item : next;
  const near = button.isConnected && !button.disabled ? button : null;
  const other = here?.querySelector<HTMLElement>("button:enabled") ?? here?.querySelector("input");
  (near ?? other ?? otherwise)?.focus();
}
