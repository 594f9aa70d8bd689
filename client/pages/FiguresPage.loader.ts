import type { LoaderFunctionArgs } from "react-router-dom";
import { readPeriod } from "../features/figures/period";
import type { Preload } from "../shared/preload";
import { preloadFiguresPage } from "./FiguresPage.generated";

/** The place in numbers, as it is now. The server refuses whoever is no admin. */
export const figuresLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) => {
    const days = readPeriod(new URL(request.url).searchParams);
    return preloadFiguresPage(preload, { request, variables: { days } });
  };
