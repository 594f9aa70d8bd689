import { useLoaderData, useSearchParams } from "react-router-dom";
import { StatsView } from "../features/stats/StatsView";
import { readPeriod } from "../features/stats/period";
import { useStatsPage } from "./StatsPage.generated";
import type { statsLoader } from "./StatsPage.loader";

/** /stats */
export function Component() {
  const data = useStatsPage(useLoaderData<ReturnType<typeof statsLoader>>());
  const [searchParams, setSearchParams] = useSearchParams();
  return (
    <StatsView
      stats={data.stats}
      period={readPeriod(searchParams)}
      onPeriod={(days) => setSearchParams({ days: String(days) }, { preventScrollReset: true })}
    />
  );
}
