import type { NotificationData } from "@mantine/notifications";
import { type ReactNode, useSyncExternalStore } from "react";
import classes from "./Toasts.module.css";

const MAX_TOASTS = 20;

/** Loads the code of toasts in advance, because many report a lost network. */
export const loadToasts = () => import("@mantine/notifications");

/** The container of the toasts, after the first toast was shown. */
let container: ReactNode = null;
const listeners = new Set<() => void>();

/** Shows a toast; the first one also renders the container. */
export async function showToast(toast: NotificationData): Promise<void> {
  const { notifications, Notifications } = await loadToasts();
  container ??= (
    <Notifications position="top-right" limit={MAX_TOASTS} classNames={{ root: classes.toasts }} />
  );
  listeners.forEach((listener) => listener());
  notifications.show(toast);
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
