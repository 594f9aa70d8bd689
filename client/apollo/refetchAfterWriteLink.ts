import { ApolloLink } from "@apollo/client";
import { type Observable, of, switchMap, tap } from "rxjs";

/**
 * Sends queries again that were under way during a mutation: their responses may be from before it, and
 * must not overwrite what the mutation has returned.
 */
export function refetchAfterWriteLink(): ApolloLink {
  let written = 0;
  return new ApolloLink((operation, forward) => {
    const reading = (): Observable<ApolloLink.Result> => {
      const before = written;
      const answerOrAgain = switchMap((answer: ApolloLink.Result) =>
        written === before ? of(answer) : reading(),
      );
      return forward(operation).pipe(answerOrAgain);
    };
    if (operation.operationType === "query") return reading();
    return forward(operation).pipe(tap(() => written++));
  });
}
