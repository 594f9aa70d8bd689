import type { LoaderFunctionArgs } from "react-router-dom";
import type { ReferenceKindName } from "../../shared/referenceKinds";
import { kinds } from "../features/reference/kinds";
import type { ReferenceKind } from "../features/reference/ReferenceKind";
import { requireId } from "../shared/ids";
import type { Preload } from "../shared/preload";
import { readTableQuery, toArguments } from "../shared/table/tableQuery";
import { tableFetchPolicy } from "../shared/table/tableFetchPolicy";
import { t } from "../shared/messages/t";

const PAGE_SIZE = 50;

/** Reads the variables of a kind's table from its search params. */
export const referenceVariables = (kind: ReferenceKind, searchParams: URLSearchParams) => ({
  first: PAGE_SIZE,
  ...toArguments(readTableQuery(searchParams, kind.order)),
});

/** Fetches the first page of a kind's table, by the URL. */
export const referenceListLoader =
  (preload: Preload, name: ReferenceKindName) =>
  async ({ request }: LoaderFunctionArgs) => {
    const kind = await kinds[name]();
    const variables = referenceVariables(kind, new URL(request.url).searchParams);
    const fetchPolicy = tableFetchPolicy.take(request.url);
    const ref = await kind.list.preload(preload, { request, variables, ...fetchPolicy });
    return { kind, ref };
  };

/** Fetches the viewer's permission to add an item of a kind. */
export const newReferenceLoader =
  (preload: Preload, name: ReferenceKindName) =>
  async ({ request }: LoaderFunctionArgs) => {
    const kind = await kinds[name]();
    const ref = await kind.access.preload(preload, { request });
    return { kind, ref };
  };

/** Fetches an item of a kind. Throws 404 for an invalid ID. */
export const referenceLoader =
  (preload: Preload, name: ReferenceKindName) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const kind = await kinds[name]();
    const variables = { key: requireId(params["id"], t(`${kind.messages}.notFound`)) };
    const ref = await kind.one.preload(preload, { request, variables });
    return { kind, ref };
  };
