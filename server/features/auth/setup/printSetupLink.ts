import type { DataSource } from "typeorm";
import { BRAND } from "../../../brand";
import { createSetupKey } from "./setupKeys";

/**
 * Prints a link with which the first admin is created, if there is no admin. It goes to standard error, because
 * standard output has the log, which other programs collect.
 * @param base the address of the site
 */
export async function printSetupLink(
  db: DataSource,
  settings: { demoLogins: boolean },
  base: string,
): Promise<void> {
  const key = await createSetupKey(db, settings);
  if (key === null) return;
  process.stderr.write(
    `\n${BRAND} has no admin yet. Open this link within 24 hours to create one:\n\n  ${base}/setup?key=${key}\n\n` +
      "A restart prints a new link. On the command line: potluck admin create --email ... --name ...\n\n",
  );
}
