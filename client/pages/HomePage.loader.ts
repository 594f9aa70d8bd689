import type { LoaderFunctionArgs } from "react-router-dom";
import { loadQuery, type Preload } from "../shared/preload";
import { HomePageDocument } from "./HomePage.generated";

const ROW = 4;

/** The two rows of the start page. */
export const homeLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    loadQuery(preload, request, HomePageDocument, { first: ROW });
