import { useLoaderData, useSearchParams } from "react-router-dom";
import { FiguresView } from "../features/figures/FiguresView";
import { readPeriod } from "../features/figures/period";
import { useFiguresPage } from "./FiguresPage.generated";
import type { figuresLoader } from "./FiguresPage.loader";

/** /admin */
export function Component() {
  const data = useFiguresPage(useLoaderData<ReturnType<typeof figuresLoader>>());
  const [address, setAddress] = useSearchParams();
  return (
    <FiguresView
      figures={data.figures}
      period={readPeriod(address)}
      onPeriod={(days) => setAddress({ days: String(days) }, { preventScrollReset: true })}
    />
  );
}
