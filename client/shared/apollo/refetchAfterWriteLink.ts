import { ApolloLink } from "@apollo/client";
import { type Observable, of, switchMap, tap } from "rxjs";

/**
 * Repeats queries that overlap a mutation: their results may be older than the mutation's and must
 * not replace it in the cache.
 */
export function refetchAfterWriteLink(): ApolloLink {
  let writeCount = 0;
  return new ApolloLink((operation, forward) => {
    const reading = (): Observable<ApolloLink.Result> => {
      const before = writeCount;
      const answerOrAgain = switchMap((answer: ApolloLink.Result) =>
        writeCount === before ? of(answer) : reading(),
      );
      return forward(operation).pipe(answerOrAgain);
    };
    if (operation.operationType === "query") return reading();
    return forward(operation).pipe(tap(() => writeCount++));
  });
}
