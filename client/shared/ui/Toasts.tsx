import type { NotificationData } from "@mantine/notifications";
import { type ReactNode, useSyncExternalStore } from "react";
import classes from "./Toasts.module.css";

const MAX_TOASTS = 20;

/** The longest time for which hovering can hold a toast. */
export const MAX_SHOWN_MS = 10_000;

/** Above dialogs, whose errors it shows, and below menus. */
const Z_INDEX = 250;

/** Loads the code of toasts in advance, because many report a lost network. */
export const loadToasts = () => import("@mantine/notifications");

/** The container of the toasts, after the first toast was shown. */
let container: ReactNode = null;
const listeners = new Set<() => void>();

/** Shows a toast; the first one also renders the container. */
export async function showToast(toast: NotificationData): Promise<void> {
  const { notifications, Notifications } = await loadToasts();
  container ??= (
    <Notifications
      position="top-right"
      limit={MAX_TOASTS}
      zIndex={Z_INDEX}
      classNames={{ root: classes.toasts }}
    />
  );
  listeners.forEach((listener) => listener());
  // The library would show a hovered toast until the pointer leaves.
  const onOpen = ({ id }: NotificationData) =>
    void setTimeout(() => id !== undefined && notifications.hide(id), MAX_SHOWN_MS);
  notifications.show({ ...toast, onOpen });
}

/** Hides a toast before its timeout. */
export async function hideToast(id: string): Promise<void> {
  const { notifications } = await loadToasts();
  notifications.hide(id);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The container for toasts; rendered once in the application. */
export function Toasts() {
  return useSyncExternalStore(
    subscribe,
    () => container,
    () => null,
  );
}
