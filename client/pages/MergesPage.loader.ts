import type { LoaderFunctionArgs } from "react-router-dom";
import type { ReferenceKindName } from "../../shared/referenceKinds";
import { kinds } from "../features/reference/kinds";
import type { Preload } from "../shared/preload";
import { preloadMergesPage } from "./MergesPage.generated";

const PAGE_SIZE = 50;

/** Fetches likely duplicates of a kind, and merges that can be undone. Admins only. */
export const mergesLoader =
  (preload: Preload, name: ReferenceKindName) =>
  async ({ request }: LoaderFunctionArgs) => {
    const kind = await kinds[name]();
    const variables = { kind: kind.mergeable!, first: PAGE_SIZE };
    const ref = await preloadMergesPage(preload, { request, variables });
    return { kind, ref };
  };
