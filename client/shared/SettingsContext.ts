import { createContext, use } from "react";
import { defaultSettings, type Settings } from "../../shared/settings";

/** The operator's settings. */
export const SettingsContext = createContext<Settings>(defaultSettings);

export const useSettings = (): Settings => use(SettingsContext);
