import type { LoaderFunctionArgs } from "react-router-dom";
import { readPeriod } from "../features/figures/period";
import type { Preload } from "../shared/preload";
import { preloadFiguresPage } from "./FiguresPage.generated";

/** The figures as they are now; only for admins. */
export const figuresLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) => {
    const days = readPeriod(new URL(request.url).searchParams);
    return preloadFiguresPage(preload, { request, variables: { days } });
  };
