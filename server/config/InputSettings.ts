import type { Settings } from "../../shared/settings";

/** The settings on which the validation of inputs depends. */
export interface InputSettings extends Pick<Settings, "passwordMinLength"> {
  refuseCommonPasswords: boolean;
  /** The name of the site; omitted in commands, which do not read the settings of admins. */
  siteName?: Settings["siteName"];
}
