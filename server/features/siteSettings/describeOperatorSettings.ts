import type { Config } from "../../config/config";
import { OperatorSetting } from "./SiteSettings";
import { SettingSource } from "./SettingSource";

const formatSwitch = (isOn: boolean): string => (isOn ? "on" : "off");

const MEGABYTE = 1024 * 1024;

/** The limits by their variables. */
const listLimits = (config: Config): Record<string, string | number> => ({
  RATE_LIMIT: formatSwitch(config.rateLimit),
  LOGIN_ATTEMPTS: config.loginAttempts,
  LOGIN_ATTEMPTS_PER_IP: config.loginAttemptsPerIp,
  RESET_REQUESTS: config.resetRequests,
  RESET_REQUESTS_PER_IP: config.resetRequestsPerIp,
  REGISTRATIONS_PER_IP: config.registrationsPerIp,
  RECIPES_PER_DAY: config.recipesPerDay,
  NAMES_PER_DAY: config.namesPerDay,
  REVIEWS_PER_DAY: config.reviewsPerDay,
  VOTES_PER_DAY: config.votesPerDay,
  NOTES_PER_DAY: config.notesPerDay,
  FAVORITES_PER_DAY: config.favoritesPerDay,
  DIARY_ENTRIES_PER_DAY: config.diaryEntriesPerDay,
  EMAIL_CHANGES_PER_DAY: config.emailChangesPerDay,
  PHOTO_UPLOADS: config.photoUploads,
  IMPORTS: config.imports,
  IMPORTS_PER_DAY: config.importsPerDay,
  IMPORT_MB: config.importBytes / MEGABYTE,
  IMPORT_MB_PER_DAY: config.importMegabytesPerDay,
});

/** Removes the login from the address of a server. */
const removeLogin = (address: string): string => {
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
};

/**
 * The settings of mail by their variables.
 * @param sender the sender of mails
 */
const listMail = (
  { smtpUrl, publicUrl }: Config,
  sender: string,
): Record<string, string | null> => ({
  SMTP_URL: smtpUrl ? removeLogin(smtpUrl) : null,
  MAIL_FROM: sender,
  PUBLIC_URL: publicUrl ?? null,
});

const toOperatorSettings = (
  { givenVariables }: Config,
  values: Record<string, string | number | null>,
): OperatorSetting[] =>
  Object.entries(values).map(([variable, value]) =>
    Object.assign(new OperatorSetting(), {
      variable,
      source: givenVariables.has(variable) ? SettingSource.VARIABLE : SettingSource.DEFAULT,
      value: value === null ? null : String(value),
    }),
  );

/** Lists the settings that only variables set, without passwords. */
export const describeOperatorSettings = (config: Config, sender: string) => ({
  limits: toOperatorSettings(config, listLimits(config)),
  mail: toOperatorSettings(config, listMail(config, sender)),
});
