import { invalidInput, type Issue, stale } from "../../errors";
import type { Context } from "../../graphql/context";
import { type FoundSetting, findSettings } from "./findSettings";
import { SettingSource } from "./SettingSource";
import type { SettingName } from "./settingNames";
import type { SiteSettingsInput } from "./SiteSettingsInput";

const LOCK = "lock table site_settings in share row exclusive mode";

const WRITE = `
  insert into site_settings (setting, value, user_id, version) values ($1, $2, $3, $4)
  on conflict (setting) do update
    set value = excluded.value, user_id = excluded.user_id, version = excluded.version, changed_at = now()`;

const isChange = ({ source, value }: FoundSetting, wanted: string | null | undefined): boolean =>
  wanted !== undefined &&
  wanted !== value &&
  (wanted !== null || source === SettingSource.DATABASE);

/**
 * Changes settings. The same values as before are not a conflict, because clients repeat a request if its response
 * was lost.
 * @param version the version that was edited; without it the last writer wins
 * @returns the names of the changed settings
 * @throws BAD_USER_INPUT for settings that variables set; PRECONDITION_FAILED for an outdated version
 */
export const writeSettings = (
  { db, services, viewer }: Context,
  input: SiteSettingsInput,
  version: number | null,
): Promise<SettingName[]> =>
  db.transaction(async (data) => {
    await data.query(LOCK);
    const current = await findSettings(data, services.config);
    const changes = current.settings.filter((setting) => isChange(setting, input[setting.name]));
    const [first, ...others] = changes
      .filter(({ source }) => source === SettingSource.VARIABLE)
      .map(({ name, variable }): Issue => ({
        field: name,
        message: `The variable ${variable} sets this. Change it there.`,
      }));
    if (first) throw invalidInput([first, ...others]);
    if (changes.length === 0) return [];
    if (version != null && version !== current.version) throw stale("page");
    for (const { name } of changes) {
      await data.query(WRITE, [name, input[name], viewer!.userId, current.version + 1]);
    }
    return changes.map(({ name }) => name);
  });
