import type { Settings } from "../../shared/settings";

/** The settings on which the validation of inputs depends. */
export interface InputSettings extends Pick<Settings, "passwordMinLength"> {
  refuseCommonPasswords: boolean;
}
