import { ApolloLink } from "@apollo/client";
import { finalize, from, switchMap } from "rxjs";

/** The operation's serialization key. */
interface SerializeContext {
  /** The key of operations that are sent one after the other. */
  serializationKey?: string;
}

/**
 * Sends operations with the same key in order, each after the response to the previous one, so that the last
 * of several quick changes wins.
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
