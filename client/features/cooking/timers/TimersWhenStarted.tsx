import { lazy, Suspense } from "react";
import { useKept } from "../../../shared/kept";
import { TIMERS_KEY } from "./timers";

const Timers = lazy(() => import("./Timers").then(({ Timers }) => ({ default: Timers })));

/** The timers, whose code comes with the first one. */
export function TimersWhenStarted() {
  if (useKept(TIMERS_KEY) === null) return null;
  return (
    <Suspense>
      <Timers />
    </Suspense>
  );
}
