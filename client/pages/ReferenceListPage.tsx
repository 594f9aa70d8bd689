import { useApolloClient } from "@apollo/client/react";
import { useLoaderData, useSearchParams } from "react-router-dom";
import { ReferenceTable } from "../features/reference/ReferenceTable";
import { Guard } from "../shared/ui/Guard";
import { type referenceListLoader, referenceVariables } from "./ReferencePages.loader";

/** /tags, /categories, /difficulty-levels, /ingredients */
export function Component() {
  const { kind, ref } = useLoaderData<ReturnType<typeof referenceListLoader>>();
  const client = useApolloClient();
  const [address] = useSearchParams();
  const { viewer, mayEdit, page } = kind.list.useData(ref);
  // Into the cache, which this page watches: a next page that fails must not take the table along.
  const more = () =>
    kind.list.fetch(client, {
      ...referenceVariables(kind, address),
      after: page.pageInfo.endCursor,
    });
  return (
    <Guard loggedIn={viewer !== null} allowed={mayEdit}>
      <ReferenceTable kind={kind} page={page} onMore={page.pageInfo.hasNextPage ? more : null} />
    </Guard>
  );
}
