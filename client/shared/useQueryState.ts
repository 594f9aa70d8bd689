import { useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router-dom";

/** Reads a screen's state from its search params and writes it to them. */
export interface QueryFormat<Query> {
  /** Reads the state from search params; invalid values are ignored. */
  parse: (searchParams: URLSearchParams) => Query;
  /** Writes the state without defaults, so that equal states have equal search params. */
  serialize: (query: Query) => string;
}

/** The fields to change, or a function of the latest query, which may not be rendered yet. */
export type QueryChange<Query> = Partial<Query> | ((latest: Query) => Partial<Query>);

/** Returns the fields that a change sets. */
export const resolveChange = <Query>(change: QueryChange<Query>, latest: Query): Partial<Query> =>
  typeof change === "function" ? change(latest) : change;

/**
 * State in the search params: the shown query, a function that changes it, and the pending query, which
 * fields show at once.
 * @param format the same object in each render
 */
export function useQueryState<Query extends object>(
  format: QueryFormat<Query>,
): [query: Query, change: (change: QueryChange<Query>) => void, next: Query] {
  const [searchParams, setSearchParams] = useSearchParams();
  const query = format.parse(searchParams);
  const { state } = useNavigation();
  // The latest query is a ref, because a change applies to the pending query even if that is not
  // rendered yet.
  const latest = useRef(query);
  const [next, setNext] = useState(query);
  const pending = useRef<string[]>([]);
  useEffect(() => {
    if (state !== "idle") return;
    const urlQuery = format.parse(searchParams);
    const last = pending.current.lastIndexOf(format.serialize(urlQuery));
    // A late render of an earlier change must not override the latest one.
    if (last >= 0 && last < pending.current.length - 1) return;
    pending.current = [];
    latest.current = urlQuery;
    const same = (before: Query) => format.serialize(before) === format.serialize(urlQuery);
    setNext((before) => (same(before) ? before : urlQuery));
  }, [format, searchParams, state]);
  const change = (part: QueryChange<Query>) => {
    latest.current = { ...latest.current, ...resolveChange(part, latest.current) };
    const serialized = format.serialize(latest.current);
    pending.current.push(serialized);
    setNext(latest.current);
    setSearchParams(serialized, { preventScrollReset: true });
  };
  return [query, change, next];
}
