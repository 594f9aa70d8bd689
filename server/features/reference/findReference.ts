import type { DataSource } from "typeorm";
import { type Connection, checkPageSize, pageOf, readCursor } from "../../connection";
import { sortName } from "../../text";
import type { Named, ReferenceKind } from "./ReferenceKind";
import { ReferenceSort, type ReferencePage } from "./ReferencePage";

const byName = (sort: ReferenceSort) =>
  sort === ReferenceSort.NAME_ASC || sort === ReferenceSort.NAME_DESC;

const isAscending = (sort: ReferenceSort) =>
  sort === ReferenceSort.NAME_ASC || sort === ReferenceSort.KEY_ASC;

/** One page of a kind of reference data; names are unique but for accents, so keys settle ties. */
export async function findReference<Kind extends Named>(
  db: DataSource,
  { Kind, key, listedBy }: ReferenceKind<Kind>,
  { first, after, search, sort: asked }: ReferencePage,
): Promise<Connection<Kind>> {
  const sort = asked ?? (listedBy === key ? ReferenceSort.KEY_ASC : ReferenceSort.NAME_ASC);
  checkPageSize(first);
  const keys = byName(sort) ? ["sortName", key] : [key];
  const query = () => {
    const rows = db.getRepository(Kind).createQueryBuilder("kind");
    return search
      ? rows.where("strpos(kind.sortName, :search) > 0", { search: sortName(search) })
      : rows;
  };
  const page = query().take(first + 1);
  for (const name of keys) page.addOrderBy(`kind.${name}`, isAscending(sort) ? "ASC" : "DESC");
  if (after) {
    const places = readCursor(
      after,
      keys.map((name) => (name === key ? ("number" as const) : ("string" as const))),
    );
    page.andWhere(
      `(${keys.map((name) => `kind.${name}`).join(", ")}) ${isAscending(sort) ? ">" : "<"}
       (${places.map((_, i) => `:after${i}`).join(", ")})`,
      Object.fromEntries(places.map((place, i) => [`after${i}`, place])),
    );
  }
  return pageOf(
    await page.getMany(),
    first,
    (row) => keys.map((name) => row[name as keyof Kind] as string | number),
    () => query().getCount(),
  );
}
