import { useApolloClient } from "@apollo/client/react";
import { useLoaderData, useSearchParams } from "react-router-dom";
import { nextPage } from "../shared/apollo/nextPage";
import { ReferenceTable } from "../features/reference/ReferenceTable";
import { Guard } from "../shared/ui/Guard";
import { type referenceListLoader, referenceVariables } from "./ReferencePages.loader";

/** /tags, /categories, /difficulty-levels, /ingredients */
export function Component() {
  const { kind, ref } = useLoaderData<ReturnType<typeof referenceListLoader>>();
  const client = useApolloClient();
  const [searchParams] = useSearchParams();
  const { viewer, mayEdit, mayMerge, page } = kind.list.useData(ref);
  const loadMore = nextPage(page.pageInfo, (after) =>
    kind.list.fetch(client, { ...referenceVariables(kind, searchParams), after }),
  );
  return (
    <Guard loggedIn={viewer !== null} allowed={mayEdit}>
      <ReferenceTable kind={kind} page={page} mayMerge={mayMerge ?? false} onMore={loadMore} />
    </Guard>
  );
}
