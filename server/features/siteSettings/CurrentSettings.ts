import type { DataSource } from "typeorm";
import { isLocale, type Locale } from "../../../shared/locales";
import { defaultSettings, NEW_USER_ROLES, type NewUserRole } from "../../../shared/settings";
import { BRAND } from "../../brand";
import type { Config } from "../../config/config";
import type { SettingName } from "./settingNames";

/** The values of the settings that admins can change. */
export interface SettingValues {
  /** Null for the product's name. */
  siteName: string | null;
  /** Null for the text in the page's language. */
  welcomeText: string | null;
  defaultLocale: Locale;
  newUserRole: NewUserRole;
}

export const defaultValues: SettingValues = {
  siteName: defaultSettings.siteName,
  welcomeText: defaultSettings.welcomeText,
  defaultLocale: defaultSettings.defaultLocale,
  newUserRole: "member",
};

export const isNewUserRole = (value: string | undefined): value is NewUserRole =>
  NEW_USER_ROLES.some((role) => role === value);

/** A row of the database; values of a newer version may be unknown here. */
interface Row {
  setting: string;
  value: string | null;
}

const READ = "select setting, value from site_settings";

/**
 * The settings that apply now: those of variables first, then those of admins, then the defaults. Other processes
 * change the database as well, so `watchSettings` reads it repeatedly.
 */
export class CurrentSettings {
  private stored: Partial<SettingValues> = {};
  private changeCount = 0;

  /** @param fixedSettings the values of variables */
  constructor(private readonly fixedSettings: Partial<Config["fixedSettings"]> = {}) {}

  get values(): SettingValues {
    const find = <Name extends SettingName>(name: Name): SettingValues[Name] =>
      (this.fixedSettings[name] as SettingValues[Name] | undefined) ??
      this.stored[name] ??
      defaultValues[name];
    return {
      siteName: find("siteName"),
      welcomeText: find("welcomeText"),
      defaultLocale: find("defaultLocale"),
      newUserRole: find("newUserRole"),
    };
  }

  /** The name of the site in pages and mails. */
  get siteName(): string {
    return this.values.siteName ?? BRAND;
  }

  /** The number of changes that this process has read, which separates pages rendered before and after one. */
  get version(): number {
    return this.changeCount;
  }

  /** Reads the settings of admins. */
  async read(db: Pick<DataSource, "query">): Promise<void> {
    const rows: Row[] = await db.query(READ);
    const byName = new Map(rows.map(({ setting, value }) => [setting, value ?? undefined]));
    const siteName = byName.get("siteName");
    const welcomeText = byName.get("welcomeText");
    const defaultLocale = byName.get("defaultLocale");
    const newUserRole = byName.get("newUserRole");
    const stored = {
      ...(siteName && { siteName }),
      ...(welcomeText && { welcomeText }),
      ...(isLocale(defaultLocale) && { defaultLocale }),
      ...(isNewUserRole(newUserRole) && { newUserRole }),
    };
    if (JSON.stringify(stored) !== JSON.stringify(this.stored)) this.changeCount++;
    this.stored = stored;
  }
}
