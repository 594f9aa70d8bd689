import { useEffect } from "react";
import { useMatch, useSearchParams } from "react-router-dom";
import { paths } from "../../../shared/paths";
import { readCooking } from "../cookMode/cookingParam";
import { removeExpired } from "./timerState";
import { TimerTray } from "./TimerTray";
import { useRinging } from "./useRinging";
import { changeTimers, useNow, useTimers } from "./useTimers";

/** Shows and rings the timers on every screen; rendered once in the application. */
export function Timers() {
  const match = useMatch(paths.recipe(":recipeId"));
  const [searchParams] = useSearchParams();
  useRinging(useTimers(), useNow());
  useEffect(() => changeTimers(removeExpired), []);
  // Cook mode has its own tray, because a dialog makes the page behind it inert.
  if (match && readCooking(searchParams)) return null;
  return <TimerTray recipeId={match ? Number(match.params.recipeId) : null} />;
}
