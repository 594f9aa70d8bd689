import { useApolloClient, useReadQuery } from "@apollo/client/react";
import { useLoaderData, useSearchParams } from "react-router-dom";
import { ReferenceTable } from "../features/reference/ReferenceTable";
import { Guard } from "../shared/ui/Guard";
import { type referenceListLoader, referenceVariables } from "./ReferencePages.loader";

/** /tags, /categories, /difficulty-levels, /ingredients */
export function Component() {
  const { kind, ref } = useLoaderData<ReturnType<typeof referenceListLoader>>();
  const client = useApolloClient();
  const [address] = useSearchParams();
  const { viewer, mayEdit, page } = useReadQuery(ref).data;
  // Into the cache, which this page watches: a next page that fails must not take the table along.
  const more = () =>
    client.query({
      query: kind.documents.list,
      variables: { ...referenceVariables(kind, address), after: page.pageInfo.endCursor },
      fetchPolicy: "network-only",
    });
  return (
    <Guard loggedIn={viewer !== null} allowed={mayEdit}>
      <ReferenceTable
        key={kind.words}
        kind={kind}
        page={page}
        onMore={page.pageInfo.hasNextPage ? more : null}
      />
    </Guard>
  );
}
