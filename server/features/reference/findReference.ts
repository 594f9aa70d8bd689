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

/** Searches the name and, if the kind has aliases, the aliases. */
const createSearchCondition = (keyColumn: string, hasAliases: boolean): string => {
  const inName = "strpos(kind.sort_name, :search) > 0";
  return !hasAliases
    ? inName
    : `(${inName} or kind.${keyColumn} in (
        select a.${keyColumn} from aliases a where strpos(a.sort_name, :search) > 0))`;
};

/** Finds one page of a kind of reference data. */
export function findReference(
  db: DataSource,
  { Kind, isMergeable, key, listed, order }: ReferenceKind,
  { search, sort: requestedSort, ...page }: ReferencePage,
): Promise<Connection<Named>> {
  const kinds = db.getRepository(Kind);
  const sort = requestedSort ?? (order === "key" ? ReferenceSort.KEY_ASC : ReferenceSort.NAME_ASC);
  const keyColumn = toSnakeCase(key);
  const orders = createOrders(keyColumn);
  const createQuery = () => {
    const query = kinds.createQueryBuilder("kind").where(listed);
    return search
      ? query.andWhere(createSearchCondition(keyColumn, isMergeable), {
          search: toSortName(search),
        })
      : query;
  };
  return pagedQuery(createQuery, orders[sort], page);
}
