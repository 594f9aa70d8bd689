import { ApolloLink } from "@apollo/client";
import { finalize, from, switchMap } from "rxjs";

/** What an operation's context says of its turn. */
interface SerializeContext {
  /** Operations with the same key reach the server one after the other. */
  serializationKey?: string;
}

/**
 * Sends operations of one turn in the order in which they were asked for, each after the answer to
 * the one before: somebody who changes their mind at once is understood.
 */
export function serializeLink(): ApolloLink {
  const last = new Map<string, Promise<void>>();
  return new ApolloLink((operation, forward) => {
    const { serializationKey: key } = operation.getContext() as SerializeContext;
    if (key === undefined) return forward(operation);
    const before = last.get(key) ?? Promise.resolve();
    let end = () => {};
    const ours = new Promise<void>((resolve) => (end = resolve));
    last.set(key, ours);
    return from(before).pipe(
      switchMap(() => forward(operation)),
      finalize(() => {
        end();
        if (last.get(key) === ours) last.delete(key);
      }),
    );
  });
}
