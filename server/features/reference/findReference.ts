import type { DataSource } from "typeorm";
import type { Connection } from "../../graphql/connection";
import { number, type Order, pagedQuery, text } from "../../graphql/pagedQuery";
import { toSnakeCase } from "../../../shared/changeCase";
import { toSortName } from "../../lib/text";
import type { ReferenceKind } from "./kinds";
import type { Named } from "./Named";
import { ReferenceSort, type ReferencePage } from "./ReferencePage";

/** Names that differ in accents can tie, so keys decide. */
function createOrders(keyColumn: string): Record<ReferenceSort, Order> {
  const key = number(`kind.${keyColumn}`);
  const name = text("kind.sort_name");
  return {
    NAME_ASC: { keys: [name, key], direction: "ASC" },
    NAME_DESC: { keys: [name, key], direction: "DESC" },
    KEY_ASC: { keys: [key], direction: "ASC" },
    KEY_DESC: { keys: [key], direction: "DESC" },
  };
}

/** A name without case and accents. */
const SORT_NAME = "lower(regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g'))";

/** Searches the name and, if the kind has aliases, the aliases and synonyms. */
const createSearchCondition = ({ isMergeable, letter }: ReferenceKind, keyColumn: string) => {
  const inName = "strpos(kind.sort_name, :search) > 0";
  return !isMergeable
    ? inName
    : `(${inName} or kind.${keyColumn} in (
        select a.${keyColumn} from aliases a where strpos(a.sort_name, :search) > 0
        union select id from synonym_names s
        where s.kind = '${letter}' and exists (
          select from unnest(s.names) name where strpos(${SORT_NAME}, :search) > 0)))`;
};

/** Finds one page of a kind of reference data. */
export function findReference(
  db: DataSource,
  kind: ReferenceKind,
  { search, sort: requestedSort, ...page }: ReferencePage,
): Promise<Connection<Named>> {
  const { Kind, key, listed, order } = kind;
  const kinds = db.getRepository(Kind);
  const sort = requestedSort ?? (order === "key" ? ReferenceSort.KEY_ASC : ReferenceSort.NAME_ASC);
  const keyColumn = toSnakeCase(key);
  const orders = createOrders(keyColumn);
  const createQuery = () => {
    const query = kinds.createQueryBuilder("kind").where(listed);
    return search
      ? query.andWhere(createSearchCondition(kind, keyColumn), {
          search: toSortName(search),
        })
      : query;
  };
  return pagedQuery(createQuery, orders[sort], page);
}
