import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadCardPicture } from "../features/imports/CardPicture.generated";
import { preloadImportPage, preloadOneImport } from "./ImportPage.generated";

export const PAGE_SIZE = 20;

/** Reads the ID of an import from a URL; null on the start page of imports. */
function importIdIn(request: Request): number | null {
  const param = new URL(request.url).searchParams.get("import") ?? "";
  return /^\d{1,9}$/.test(param) ? Number(param) : null;
}

/** Fetches the viewer's imports and the shown import. */
export const importLoader =
  (preload: Preload) =>
  async ({ request }: LoaderFunctionArgs) => {
    const importId = importIdIn(request);
    const [page, one, picture] = await Promise.all([
      preloadImportPage(preload, { request }),
      importId === null
        ? null
        : preloadOneImport(preload, { request, variables: { importId, first: PAGE_SIZE } }),
      importId === null ? null : preloadCardPicture(preload, { request, variables: { importId } }),
    ]);
    return { page, one: one && picture && { one, picture } };
  };
