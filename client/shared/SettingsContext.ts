import { createContext, use } from "react";
import { defaultSettings, type Settings } from "../../shared/settings";

/** What the operator of the server has set. */
export const SettingsContext = createContext<Settings>(defaultSettings);

export const useSettings = (): Settings => use(SettingsContext);
