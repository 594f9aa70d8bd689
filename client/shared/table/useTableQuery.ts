import { useLocation, useNavigation, useSearchParams } from "react-router-dom";
import { readTableQuery, type TableOrder, type TableQuery, writeTableQuery } from "./tableQuery";

/** What the table at this address shows, and how to show something else. */
export function useTableQuery<Sort extends string>(
  order: TableOrder<Sort>,
): [TableQuery<Sort>, (changed: Partial<TableQuery<Sort>>) => void] {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const query = readTableQuery(address, order);
  // A change stands beside one that is still on its way.
  const latest =
    next?.pathname === pathname ? readTableQuery(new URLSearchParams(next.search), order) : query;
  const change = (changed: Partial<TableQuery<Sort>>) =>
    setAddress(writeTableQuery({ ...latest, ...changed }, order), { preventScrollReset: true });
  return [query, change];
}
