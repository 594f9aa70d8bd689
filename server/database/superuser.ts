import type { DataSource } from "typeorm";

/** The warning about a role with more permissions than the application requires. */
export const SUPERUSER =
  "connected as a superuser of PostgreSQL; use a role that only owns its database (see docs/operating.md)";

/** Returns true if the role of the connection is a superuser. */
export async function isSuperuser(db: DataSource): Promise<boolean> {
  const [row]: { setting: string }[] = await db.query(
    "select current_setting('is_superuser') as setting",
  );
  return row!.setting === "on";
}
