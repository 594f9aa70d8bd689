import type { TestServer } from "./testServer";

/**
 * Makes statements fail as if no database responded.
 * @returns a function that makes the database available again
 */
export function disconnectDatabase({ database }: TestServer): () => void {
  const refusedConnection = Object.assign(new Error("connect ECONNREFUSED"), {
    code: "ECONNREFUSED",
  });
  const statements = jest.spyOn(database.db, "query").mockRejectedValue(refusedConnection);
  return () => statements.mockRestore();
}
