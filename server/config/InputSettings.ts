import type { Settings } from "../../shared/settings";

/** The settings that rules of inputs depend on. */
export interface InputSettings extends Omit<Settings, "loginProvider"> {
  refuseCommonPasswords: boolean;
}
