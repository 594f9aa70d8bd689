import { In } from "typeorm";
import type { Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import type { Findable } from "../../graphql/rules";
import { Import } from "./Import";
import { LACKS_CATEGORY } from "./importCategories";
import { ImportItem } from "./ImportItem";

/** Imports by importId. */
export const importById: Loader<number, Import | null> = {
  async batch(ids, { db }) {
    const imports = await db.getRepository(Import).findBy({ importId: In(ids) });
    return byKey(ids, imports, ({ importId }) => importId);
  },
};

/** The photos of cards by importId. */
export const pictureByImportId: Loader<number, Buffer | null> = {
  async batch(ids, { db }) {
    const rows: Pick<Import, "importId" | "picture">[] = await db.query(
      'select import_id as "importId", picture from imports where import_id = any($1)',
      [ids],
    );
    return byKey(ids, rows, ({ importId }) => importId).map((row) => row?.picture ?? null);
  },
};

/** The import that the argument `importId` names. */
export const namedImport: Findable<Import> = {
  thing: "Import",
  idArgument: "importId",
  find: (context, id) => context.load(importById, id),
};

/** Recipes of imports by importItemId. */
export const itemById: Loader<number, ImportItem | null> = {
  async batch(ids, { db }) {
    const items = await db.getRepository(ImportItem).findBy({ importItemId: In(ids) });
    return byKey(ids, items, ({ importItemId }) => importItemId);
  },
};

/** The recipe of an import that the argument `importItemId` names. */
export const namedItem: Findable<ImportItem> = {
  thing: "Import item",
  idArgument: "importItemId",
  find: (context, id) => context.load(itemById, id),
};

/** The number of recipes of an import in each state. */
export interface ItemCounts {
  total: number;
  skipped: number;
  taken: number;
  failed: number;
}

const COUNTS = `
  select import_id as "importId", count(*)::int as total,
    count(*) filter (where state = 'skipped')::int as skipped,
    count(*) filter (where state = 'taken')::int as taken,
    count(*) filter (where state = 'failed')::int as failed
  from import_items where import_id = any($1) group by import_id`;

/** The counts by importId. */
export const countsByImportId: Loader<number, ItemCounts> = {
  async batch(ids, { db }) {
    const rows: (ItemCounts & { importId: number })[] = await db.query(COUNTS, [ids]);
    const noItems = { total: 0, skipped: 0, taken: 0, failed: 0 };
    return byKey(ids, rows, ({ importId }) => importId).map((row) => row ?? noItems);
  },
};

/** The number of recipes of an import that need attention. */
export interface AttentionCounts {
  uncategorized: number;
  doubtful: number;
}

const IS_DOUBTFUL = `state in ('waiting', 'taken') and (
  json_array_length(coalesce(draft -> 'doubts', '[]')) > 0
  or exists (select from json_array_elements(draft -> 'lines') line where line ->> 'doubt' is not null)
)`;

const ATTENTION_COUNTS = `
  select import_id as "importId",
    count(*) filter (where ${LACKS_CATEGORY})::int as uncategorized,
    count(*) filter (where ${IS_DOUBTFUL})::int as doubtful
  from import_items where import_id = any($1) group by import_id`;

/** The counts by importId. They read all drafts, unlike those of `countsByImportId`. */
export const attentionByImportId: Loader<number, AttentionCounts> = {
  async batch(ids, { db }) {
    const rows: (AttentionCounts & { importId: number })[] = await db.query(ATTENTION_COUNTS, [
      ids,
    ]);
    const noItems = { uncategorized: 0, doubtful: 0 };
    return byKey(ids, rows, ({ importId }) => importId).map((row) => row ?? noItems);
  },
};

/** The URL of each recipe's first photo by importItemId; null if the photo is stored as bytes. */
export const photoUrlByItemId: Loader<number, string | null> = {
  async batch(ids, { db }) {
    const rows: { importItemId: number; url: string | null }[] = await db.query(
      `select import_item_id as "importItemId", url from import_photos
       where import_item_id = any($1) and position = 0`,
      [ids],
    );
    return byKey(ids, rows, ({ importItemId }) => importItemId).map((row) => row?.url ?? null);
  },
};
