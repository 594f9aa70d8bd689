/** The settings that admins can change, with the variables that take precedence. */
export const settingVariables = {
  siteName: "SITE_NAME",
  welcomeText: "WELCOME_TEXT",
  defaultLocale: "DEFAULT_LOCALE",
  newUserRole: "NEW_USER_ROLE",
} as const;

export type SettingName = keyof typeof settingVariables;

export const settingNames = Object.keys(settingVariables) as SettingName[];
