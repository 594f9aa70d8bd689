import type { TestServer } from "./testServer";

/**
 * Lets statements fail as they do while no database answers.
 * @returns a function that makes the database available again
 */
export function disconnectDatabase({ database }: TestServer): () => void {
  const refusedConnection = Object.assign(new Error("connect ECONNREFUSED"), {
    code: "ECONNREFUSED",
  });
  const statements = jest.spyOn(database.db, "query").mockRejectedValue(refusedConnection);
  return () => statements.mockRestore();
}
