import type { QueryRunner } from "typeorm";
import { toSnakeCase } from "../../../shared/changeCase";
import { referenceEntries } from "../../../shared/referenceKinds";
import { ownProperty } from "../../../shared/ownProperty";

type Treatment = "exported" | "emptied" | "derived" | "ignored";

const REFERENCE_TABLES = referenceEntries.map(([name]) => toSnakeCase(name));

/**
 * The treatment of each table in backup and restore. `exported`: a backup contains its rows. `emptied`: its
 * rows belong to a running server (logins, links in mails, queued mails, imports, cooking progress), so a
 * restore empties it. `derived`: it belongs to the read model, which a restore rebuilds. `ignored`: the
 * manifest names the latest migration instead, or a restore need not change it. Other tables belong to
 * other programs and are neither read nor changed.
 */
export const TABLES: Readonly<Record<string, Treatment>> = {
  aliases: "exported",
  category_names: "exported",
  contributor_requests: "exported",
  cooking_progress: "emptied",
  deleted_recipe_rows: "exported",
  deleted_recipes: "exported",
  diary_entries: "exported",
  distinct_names: "exported",
  duplicate_keys: "derived",
  facet_counts: "derived",
  facet_pairs: "derived",
  favorites: "exported",
  identities: "exported",
  import_chunks: "emptied",
  import_items: "emptied",
  import_photos: "emptied",
  imported_ingredients: "emptied",
  imports: "emptied",
  last_writes: "emptied",
  merged_recipes: "exported",
  merges: "exported",
  migrations: "ignored",
  notes: "exported",
  outbox: "emptied",
  page_version: "ignored",
  passkeys: "exported",
  password_resets: "emptied",
  pending_counts: "ignored",
  photos: "exported",
  recipe_docs: "derived",
  recipe_lines: "exported",
  recipe_list_version: "ignored",
  recipe_search: "derived",
  recipe_stats: "derived",
  recipe_equipment: "exported",
  recipe_steps: "exported",
  recipe_suggestions: "exported",
  recipe_tags: "exported",
  recipe_versions: "exported",
  recipes: "exported",
  recovery_codes: "exported",
  reference_version: "ignored",
  review_votes: "exported",
  reviews: "exported",
  roles: "exported",
  search_terms: "derived",
  search_vocabulary: "derived",
  sessions: "emptied",
  setup_keys: "emptied",
  site_settings: "exported",
  starter_data: "ignored",
  synonyms: "exported",
  totp_secrets: "exported",
  used_challenges: "emptied",
  users: "exported",
  ...Object.fromEntries(REFERENCE_TABLES.map((name) => [name, "exported" as const])),
};

/** The tables that the migrations fill, which contain rows even in an empty database. */
export const FILLED_BY_MIGRATIONS: readonly string[] = ["roles", "synonyms"];

/** The tables that the starter data fills, which contain rows even in a new database. */
export const FILLED_BY_STARTER_DATA: readonly string[] = REFERENCE_TABLES;

/** A table in the database's catalog. */
export interface CatalogTable {
  name: string;
  columns: string[];
  /** The columns that sort its rows, so that equal databases return them in the same order. */
  order: string[];
  /** The names of sequences by the column that they fill. */
  sequences: Record<string, string>;
  needs: string[];
}

/**
 * Selects tables with their columns, except generated columns, which the database computes itself.
 */
const CATALOG = `
  select c.relname as name,
    (select coalesce(json_agg(a.attname order by a.attnum), '[]') from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ) as columns,
    (select coalesce(json_agg(quote_ident(a.attname)
          || case when a.attcollation = 0 then '' else ' collate "C"' end order by k.place), '[]')
      from pg_constraint p cross join unnest(p.conkey) with ordinality as k (attnum, place)
      join pg_attribute a on a.attrelid = p.conrelid and a.attnum = k.attnum
      where p.conrelid = c.oid and p.contype = 'p'
    ) as order,
    (select coalesce(json_object_agg(a.attname, s.name), '{}') from pg_attribute a
      cross join pg_get_serial_sequence(quote_ident(c.relname), a.attname) as s (name)
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and s.name is not null
    ) as sequences,
    (select coalesce(json_agg(distinct other.relname), '[]') from pg_constraint f
      join pg_class other on other.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
    ) as needs
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
  order by c.relname collate "C"`;

/** Tables that current databases lack, with rows in backups of older versions. */
const REMOVED_TABLES = ["recipe_ingredients"];

const getTreatment = (name: string): Treatment =>
  REMOVED_TABLES.includes(name) ? "exported" : (ownProperty(TABLES, name) ?? "ignored");

/** Returns the tables that are exported or emptied, referenced tables first. */
export async function readCatalog(runner: QueryRunner): Promise<CatalogTable[]> {
  const tables = (await runner.query(CATALOG)) as CatalogTable[];
  return sortByReferences(tables.filter(({ name }) => getTreatment(name) !== "ignored"));
}

/** Returns true if a backup contains the rows of a table. */
export const isExported = ({ name }: { name: string }): boolean =>
  getTreatment(name) === "exported";

function sortByReferences(tables: CatalogTable[]): CatalogTable[] {
  const sorted: CatalogTable[] = [];
  const waitingTables = [...tables];
  while (waitingTables.length > 0) {
    const next = waitingTables.findIndex(({ needs }) =>
      needs.every((name) => sorted.some((table) => table.name === name)),
    );
    const [table] = waitingTables.splice(next, 1);
    if (next < 0 || !table) throw new Error("Tables refer to each other in a circle.");
    sorted.push(table);
  }
  return sorted;
}

/** Returns true if the rows of a table are derived from other tables. */
export const isDerived = ({ name }: { name: string }): boolean =>
  ownProperty(TABLES, name) === "derived";

/** Quotes a name for SQL. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
