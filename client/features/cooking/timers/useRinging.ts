import { useEffect } from "react";
import { t } from "../../../shared/messages/t";
import { allowSound, reopenSound, ringAt } from "./alarm";
import { durationText, timerName } from "./timerName";
import { isRinging, type Timer } from "./timerState";

/** Shows a system notification if permission was granted and the page is hidden. */
function notify(timer: Timer): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  try {
    // The tag merges notifications from several windows.
    new Notification(t("timers.done", { name: timerName(timer) }), {
      body: timer.recipe.name,
      tag: timer.id,
    });
  } catch {
    // Some phones allow notifications only from workers; the tone still sounds.
  }
}

/** Sets the tab's title meanwhile; restores the former title unless it has changed. */
function useTabTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}

/** After a reload, audio needs a click first; phones also suspend audio. */
function useSound(): void {
  useEffect(() => {
    const again = () => document.visibilityState === "visible" && reopenSound();
    addEventListener("pointerdown", allowSound, { once: true });
    addEventListener("keydown", allowSound, { once: true });
    document.addEventListener("visibilitychange", again);
    return () => {
      removeEventListener("pointerdown", allowSound);
      removeEventListener("keydown", allowSound);
      document.removeEventListener("visibilitychange", again);
    };
  }, []);
}

/** Rings and shows finished timers, also in a background tab. */
export function useRinging(timers: readonly Timer[], now: number): void {
  const ringing = timers.filter((timer) => isRinging(timer, now));
  const ids = ringing.map(({ id }) => id).join(" ");
  useSound();
  useEffect(() => {
    ringAt(timers.filter(({ pausedAt }) => pausedAt === null).map(({ endsAt }) => endsAt));
  }, [timers]);
  useEffect(() => () => ringAt([]), []);
  useEffect(() => {
    timers.filter(({ id }) => ids.split(" ").includes(id)).forEach(notify);
    // Only newly ringing timers are announced.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids]);
  const [first] = ringing;
  useTabTitle(first ? t("timers.doneTitle", { time: durationText(first.seconds) }) : null);
}
