import { createContext, use } from "react";
import { defaultSettings, type Settings } from "../../shared/settings";
import { BRAND } from "./brand";

/** The settings of the site. */
export const SettingsContext = createContext<Settings>(defaultSettings);

/** Replaces the settings, after an admin has changed them. */
export const SettingsChangeContext = createContext<(settings: Settings) => void>(() => undefined);

export const useSettings = (): Settings => use(SettingsContext);

/** Returns the name of the site, which is the product's by default. */
export const useSiteName = (): string => useSettings().siteName ?? BRAND;
