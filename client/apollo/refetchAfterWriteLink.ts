import { ApolloLink } from "@apollo/client";
import { type Observable, of, switchMap, tap } from "rxjs";

/**
 * Asks once more for what was being read while something was written: that answer may tell how it
 * was before, and must not take the place of what the writing has answered.
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
