import { useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router-dom";

/** Reads a screen's state from its search params and writes it to them. */
export interface QueryFormat<Query> {
  /** Reads search params; what cannot be meant is as good as left out. */
  parse: (searchParams: URLSearchParams) => Query;
  /** Leaves out what is the default, so that equal queries have equal search params. */
  serialize: (query: Query) => string;
}

/** A part of a query to change, or what makes it of the latest one, which may not be rendered yet. */
export type QueryChange<Query> = Partial<Query> | ((latest: Query) => Partial<Query>);

/** The part of a query that a change sets. */
export const resolveChange = <Query>(change: QueryChange<Query>, latest: Query): Partial<Query> =>
  typeof change === "function" ? change(latest) : change;

/**
 * State in the search params: what this screen shows, what changes a part of it, and what it will show
 * once all changes are loaded, which fields show at once.
 * @param format the same object in each render
 */
export function useQueryState<Query extends object>(
  format: QueryFormat<Query>,
): [query: Query, change: (change: QueryChange<Query>) => void, next: Query] {
  const [searchParams, setSearchParams] = useSearchParams();
  const query = format.parse(searchParams);
  const { state } = useNavigation();
  // A change is added to one whose navigation is under way, even if that was not rendered yet.
  const latest = useRef(query);
  const [next, setNext] = useState(query);
  const pending = useRef<string[]>([]);
  useEffect(() => {
    if (state !== "idle") return;
    const urlQuery = format.parse(searchParams);
    const last = pending.current.lastIndexOf(format.serialize(urlQuery));
    // Rendered late, after the next change was made: that one still counts.
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
