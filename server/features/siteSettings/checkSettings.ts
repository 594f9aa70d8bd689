import type { DataSource } from "typeorm";
import type { Config } from "../../config/config";
import { type CheckResult, ok, warning } from "../../lib/CheckResult";
import { findSettings } from "./findSettings";

/** Checks that the settings of admins apply, for `doctor`. */
export async function checkSiteSettings(db: DataSource, config: Config): Promise<CheckResult> {
  const [table]: { isMissing: boolean }[] = await db.query(
    `select to_regclass('site_settings') is null as "isMissing"`,
  );
  if (table!.isMissing) return ok("no settings of admins yet");
  const { settings } = await findSettings(db, config);
  const warnings = settings.map(({ check }) => check).filter(({ state }) => state === "warning");
  if (warnings.length > 0) return warning(warnings.map(({ message }) => message).join("; "));
  return ok(settings.map(({ name, check }) => `${name}: ${check.message}`).join("; "));
}
