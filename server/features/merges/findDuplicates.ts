import type { DataSource } from "typeorm";
import { editDistance } from "../../../shared/editDistance";
import { foldText } from "../../../shared/foldText";
import { DuplicatePair, DuplicateReason } from "./DuplicatePair";
import { MergeableItem } from "./MergeableItem";
import { kindDetails, type MergeableKind } from "./MergeableKind";

/** The number of pairs that are read, the likeliest and most used first. Admins would not work through more at once. */
const MAX_PAIRS = 2_000;

/**
 * Selects pairs that have a key or a group of synonyms in common, without those that an admin has marked as different.
 * The first letter of a key is the reason; the strongest reason comes first in the alphabet. Keys of aliases are no
 * reason.
 */
const selectPairs = ({ table, key, letter }: (typeof kindDetails)[MergeableKind]) => `
  with shared as materialized (
    select key, array_agg(id order by id) as ids from duplicate_keys where kind = '${letter}' and key !~ '^a'
    group by key having count(*) > 1
  ),
  pairs as (
    select one, other, min(reason) as reason from (
      select a.id as one, b.id as other, left(s.key, 1) as reason
      from shared s, unnest(s.ids) a (id), unnest(s.ids) b (id)
      union all select a.id, b.id, '${DuplicateReason.SYNONYM}'
      from synonym_items a join synonym_items b using (synonym_id, kind) where kind = '${letter}'
    ) found where one < other group by one, other
  )
  select p.reason, p.one as "oneId", a.name as "oneName", coalesce(ca.count, 0) as "oneCount",
    p.other as "otherId", b.name as "otherName", coalesce(cb.count, 0) as "otherCount"
  from pairs p
  join ${table} a on a.${key} = p.one
  join ${table} b on b.${key} = p.other
  left join facet_counts ca on ca.facet = '${letter}' || p.one
  left join facet_counts cb on cb.facet = '${letter}' || p.other
  where not exists (
    select from distinct_names d where d.kind = $1
      and d.one_key = least(a.name_key collate "C", b.name_key collate "C")
      and d.other_key = greatest(a.name_key collate "C", b.name_key collate "C"))
  order by p.reason, coalesce(ca.count, 0) + coalesce(cb.count, 0) desc, p.one, p.other
  limit ${MAX_PAIRS}`;

interface Row {
  reason: DuplicateReason;
  oneId: number;
  oneName: string;
  oneCount: number;
  otherId: number;
  otherName: string;
  otherCount: number;
}

const keepLetters = (name: string): string => foldText(name).replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * Returns true unless two names differ by more than one letter: names that are equal without one letter each may have
 * two errors.
 */
const isLikely = ({ reason, oneName, otherName }: Row): boolean =>
  reason !== DuplicateReason.TYPO ||
  editDistance(keepLetters(oneName), keepLetters(otherName)) <= 1;

function toPair(kind: MergeableKind, row: Row): DuplicatePair {
  const toItem = (itemId: number, name: string, recipeCount: number) =>
    Object.assign(new MergeableItem(), { kind, itemId, name, recipeCount });
  const items = [
    toItem(row.oneId, row.oneName, row.oneCount),
    toItem(row.otherId, row.otherName, row.otherCount),
  ].sort((a, b) => b.recipeCount - a.recipeCount);
  return Object.assign(new DuplicatePair(), { reason: row.reason, one: items[0], other: items[1] });
}

/** Finds likely duplicates of a kind, the likeliest and most used first. */
export async function findDuplicates(
  db: DataSource,
  kind: MergeableKind,
  first: number,
): Promise<DuplicatePair[]> {
  const rows: Row[] = await db.query(selectPairs(kindDetails[kind]), [kind]);
  return rows
    .filter(isLikely)
    .slice(0, first)
    .map((row) => toPair(kind, row));
}

const INSERT_DISTINCT = `
  insert into distinct_names (kind, one_key, other_key)
  select $1, min(name_key collate "C"), max(name_key collate "C") from unnest($2::text[]) name_key
  on conflict do nothing`;

/**
 * Marks two items as different for as long as they have these names.
 * @returns true if both exist
 */
export async function markDistinct(
  db: DataSource,
  kind: MergeableKind,
  oneId: number,
  otherId: number,
): Promise<boolean> {
  const { table, key, isListed } = kindDetails[kind];
  const rows: { nameKey: string }[] = await db.query(
    `select name_key as "nameKey" from ${table} where ${key} = any($1) and ${isListed}`,
    [[oneId, otherId]],
  );
  if (rows.length < 2) return false;
  await db.query(INSERT_DISTINCT, [kind, rows.map(({ nameKey }) => nameKey)]);
  return true;
}
