import { useEffect } from "react";
import { t } from "../../../shared/messages/t";
import { allowSound, reopenSound, ringAt } from "./alarm";
import { durationText, timerName } from "./timerName";
import { isRinging, type Timer } from "./timerState";

/** Says it outside of the page, where that was allowed and nobody sees the page. */
function notify(timer: Timer): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  try {
    // The same from two windows is one.
    new Notification(t("timers.done", { name: timerName(timer) }), {
      body: timer.recipe.name,
      tag: timer.id,
    });
  } catch {
    // Some phones let only workers notify; the tone is heard there as well.
  }
}

/** What the tab is called meanwhile; afterwards what it was called before, unless it moved on. */
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

/** After a reload nobody has clicked yet, and nothing may sound; a phone also takes sound away. */
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

/** Makes heard and seen which timers are done, also in a tab behind others. */
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
    // Only what has begun to ring is news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids]);
  const [first] = ringing;
  useTabTitle(first ? t("timers.doneTitle", { time: durationText(first.seconds) }) : null);
}
