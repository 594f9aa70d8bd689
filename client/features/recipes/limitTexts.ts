import { asDuration } from "../../shared/duration";
import { formatNumber } from "../../shared/numbers";
import { t } from "../../shared/messages/t";

/** "Up to 45 min" */
export const timeText = (minutes: number): string => t("list.upTo", { time: asDuration(minutes) });

/** "Rated 4 or better" */
export const scoreText = (score: number): string =>
  t("list.ratedAtLeast", { score: formatNumber(score) });
