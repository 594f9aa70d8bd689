import { asDuration } from "../../shared/duration";
import { formatNumber } from "../../shared/numbers";
import { t } from "../../shared/messages/t";

/** Formats a limit of the total time: "Up to 45 min". */
export const timeText = (minutes: number): string => t("list.upTo", { time: asDuration(minutes) });

/** Formats a limit of the average score: "Rated 4 or better". */
export const scoreText = (score: number): string =>
  t("list.ratedAtLeast", { score: formatNumber(score) });
