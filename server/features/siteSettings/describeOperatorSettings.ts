import type { Config } from "../../config/config";
import { OperatorSetting } from "./SiteSettings";
import { SettingSource } from "./SettingSource";

/** The limits by their variables. */
const listLimits = ({ limits, rateLimit }: Config): Record<string, string | number> => ({
  RATE_LIMIT: rateLimit ? "on" : "off",
  ...Object.fromEntries(limits.map(({ variable, value }) => [variable, value])),
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
