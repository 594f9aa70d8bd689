import type { TestServer } from "./testServer";

/**
 * Lets statements fail as they do while no database answers.
 * @returns a function that makes the database available again
 */
export function databaseAway({ database }: TestServer): () => void {
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const statements = jest.spyOn(database.db, "query").mockRejectedValue(refused);
  return () => statements.mockRestore();
}
