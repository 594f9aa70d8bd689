import type { TestServer } from "./testServer";

/**
 * Lets statements fail as they do while no database answers.
 * @returns what brings the database back
 */
export function databaseAway({ database }: TestServer): () => void {
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const statements = jest.spyOn(database.db, "query").mockRejectedValue(refused);
  return () => statements.mockRestore();
}
