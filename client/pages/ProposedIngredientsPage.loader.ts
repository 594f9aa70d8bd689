import type { LoaderFunctionArgs } from "react-router-dom";
import { kinds } from "../features/reference/kinds";
import type { Preload } from "../shared/preload";
import { preloadProposedIngredientsPage } from "./ProposedIngredientsPage.generated";

/** Fetches the ingredients that users propose. Contributors and admins only. */
export const proposedIngredientsLoader =
  (preload: Preload) =>
  async ({ request }: LoaderFunctionArgs) => ({
    kind: await kinds.ingredients(),
    ref: await preloadProposedIngredientsPage(preload, { request }),
  });
