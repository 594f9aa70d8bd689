import type { DataSource } from "typeorm";
import type { Config } from "../../config/config";
import { type CheckResult, ok, warning } from "../../lib/CheckResult";
import { isLocale } from "../../../shared/locales";
import { defaultValues } from "./CurrentSettings";
import { type SettingName, settingNames, settingVariables } from "./settingNames";
import { SettingSource } from "./SettingSource";

/** A setting that an admin has changed. */
interface Row {
  setting: SettingName;
  value: string | null;
  userId: number | null;
  changedAt: Date;
  version: number;
}

/** A setting with the origin of its value. */
export interface FoundSetting {
  name: SettingName;
  variable: string;
  source: SettingSource;
  value: string | null;
  /** The last change by an admin; null if there is none. */
  change: Pick<Row, "userId" | "changedAt"> | null;
  check: CheckResult;
}

const FIND = `
  select setting, value, user_id as "userId", changed_at as "changedAt", version
  from site_settings`;

/** Finds the settings that admins can change, with the version of the stored ones. */
export async function findSettings(
  db: Pick<DataSource, "query">,
  config: Pick<Config, "fixedSettings">,
): Promise<{ version: number; settings: FoundSetting[] }> {
  const rows: Row[] = await db.query(FIND);
  return {
    version: Math.max(0, ...rows.map(({ version }) => version)),
    settings: settingNames.map((name) =>
      describe(
        name,
        config.fixedSettings[name],
        rows.find(({ setting }) => setting === name),
      ),
    ),
  };
}

function describe(
  name: SettingName,
  fixed: string | undefined,
  row: Row | undefined,
): FoundSetting {
  const variable = settingVariables[name];
  const stored = row?.value ?? undefined;
  const change = row ? { userId: row.userId, changedAt: row.changedAt } : null;
  const found = { name, variable, change };
  if (fixed !== undefined) {
    const isOverridden = stored !== undefined && stored !== fixed;
    const check = isOverridden
      ? warning(`${variable} takes precedence over the value that an admin has saved`)
      : ok(`set by ${variable}`);
    return { ...found, source: SettingSource.VARIABLE, value: fixed, check };
  }
  if (stored !== undefined && name === "defaultLocale" && !isLocale(stored)) {
    const check = warning(
      `this version does not support the language ${stored}; the default applies`,
    );
    return { ...found, source: SettingSource.DEFAULT, value: defaultValues[name], check };
  }
  if (stored !== undefined) {
    const check = ok("changed by an admin");
    return { ...found, source: SettingSource.DATABASE, value: stored, check };
  }
  const check = ok(`the default; ${variable} is not set`);
  return { ...found, source: SettingSource.DEFAULT, value: defaultValues[name], check };
}
