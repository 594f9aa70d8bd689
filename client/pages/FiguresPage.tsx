import { useLoaderData, useSearchParams } from "react-router-dom";
import { FiguresView } from "../features/figures/FiguresView";
import { readPeriod } from "../features/figures/period";
import { useFiguresPage } from "./FiguresPage.generated";
import type { figuresLoader } from "./FiguresPage.loader";

/** /admin */
export function Component() {
  const data = useFiguresPage(useLoaderData<ReturnType<typeof figuresLoader>>());
  const [searchParams, setSearchParams] = useSearchParams();
  return (
    <FiguresView
      figures={data.figures}
      period={readPeriod(searchParams)}
      onPeriod={(days) => setSearchParams({ days: String(days) }, { preventScrollReset: true })}
    />
  );
}
