import { Pause, Play, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../shared/paths";
import { t } from "../../../shared/messages/t";
import { allowSound } from "./alarm";
import { remainingText } from "./remainingText";
import { timerElementId, timerName } from "./timerName";
import classes from "./TimerTray.module.css";
import {
  type Change,
  isDone,
  remainingMs,
  lengthenTimer,
  pauseTimer,
  resumeTimer,
  stopTimer,
  type Timer,
} from "./timerState";
import { changeTimers } from "./useTimers";

interface TimerItemProps {
  timer: Timer;
  now: number;
  /** True if its recipe is not on the screen. */
  isElsewhere: boolean;
}

/** One timer: its name, the remaining time, and its actions. */
export function TimerItem({ isElsewhere, now, timer }: TimerItemProps) {
  const { id, pausedAt, recipe } = timer;
  const name = timerName(timer);
  const hasFinished = isDone(timer, now);
  return (
    <li id={timerElementId(id)} className={classes.timer} data-done={hasFinished || undefined}>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {isElsewhere && <Link to={paths.recipe(recipe.recipeId)}>{recipe.name}</Link>}
      </span>
      {/* Screen readers read a timer on demand, not every second. */}
      <span role="timer" aria-label={name} className={classes.left} data-still={pausedAt !== null}>
        {hasFinished ? t("timers.isDone") : remainingText(remainingMs(timer, now))}
      </span>
      {!hasFinished && (
        <Act
          label={pausedAt === null ? t("timers.pause") : t("timers.resume")}
          of={name}
          change={pausedAt === null ? pauseTimer(id) : resumeTimer(id)}
        >
          {pausedAt === null ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
        </Act>
      )}
      <Act label={t("timers.addMinute")} of={name} change={lengthenTimer(id)}>
        {t("timers.addMinute")}
      </Act>
      <Act label={t("timers.stop")} of={name} change={stopTimer(id)}>
        <X size={20} aria-hidden />
      </Act>
    </li>
  );
}

interface ActProps {
  label: string;
  /** The timer's name. */
  of: string;
  change: Change;
  children: ReactNode;
}

function Act({ change, children, label, of }: ActProps) {
  return (
    <button
      type="button"
      className={classes.act}
      aria-label={`${label}: ${of}`}
      title={label}
      onClick={() => {
        allowSound();
        changeTimers(change);
      }}
    >
      {children}
    </button>
  );
}
