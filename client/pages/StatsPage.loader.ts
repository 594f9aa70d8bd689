import type { LoaderFunctionArgs } from "react-router-dom";
import { readPeriod } from "../features/stats/period";
import type { Preload } from "../shared/preload";
import { preloadStatsPage } from "./StatsPage.generated";

/** Fetches the statistics. Admins only. */
export const statsLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) => {
    const days = readPeriod(new URL(request.url).searchParams);
    return preloadStatsPage(preload, { request, variables: { days } });
  };
