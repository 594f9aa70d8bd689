import type { NotificationData } from "@mantine/notifications";
import { lazy, Suspense, useSyncExternalStore } from "react";
import classes from "./Toasts.module.css";

const MOST = 20;

/** Fetches the code of toasts, which are often about a network that is gone by then. */
export const loadToasts = () => import("@mantine/notifications");

const Notifications = lazy(async () => ({ default: (await loadToasts()).Notifications }));

let begun = false;
const listeners = new Set<() => void>();

/** Shows a toast, and before the first one their place. */
export async function showToast(toast: NotificationData): Promise<void> {
  const { notifications } = await loadToasts();
  begun = true;
  listeners.forEach((listener) => listener());
  notifications.show(toast);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where toasts appear; once in the application. */
export function Toasts() {
  const wanted = useSyncExternalStore(
    subscribe,
    () => begun,
    () => false,
  );
  return (
    wanted && (
      <Suspense>
        <Notifications position="top-right" limit={MOST} classNames={{ root: classes.toasts }} />
      </Suspense>
    )
  );
}
