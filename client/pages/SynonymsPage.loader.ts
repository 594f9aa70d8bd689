import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadSynonymsPage } from "./SynonymsPage.generated";

/** Fetches all groups of synonyms. Admins only. */
export const synonymsLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadSynonymsPage(preload, { request });
