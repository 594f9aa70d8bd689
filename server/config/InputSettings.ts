import type { Settings } from "../../shared/settings";

/** The settings on which the validation of inputs depends. */
export interface InputSettings extends Omit<Settings, "loginProvider"> {
  refuseCommonPasswords: boolean;
}
