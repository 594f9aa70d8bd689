import { registerEnumType } from "type-graphql";

/** The origin of a setting's value. */
export enum SettingSource {
  VARIABLE = "variable",
  DATABASE = "database",
  DEFAULT = "default",
}

registerEnumType(SettingSource, {
  name: "SettingSource",
  description: "The origin of a setting's value.",
  valuesConfig: {
    VARIABLE: { description: "An environment variable, which takes precedence." },
    DATABASE: { description: "A change by an admin." },
    DEFAULT: { description: "The default." },
  },
});
