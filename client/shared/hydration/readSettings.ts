import { defaultSettings, type Settings } from "../../../shared/settings";

/** The operator's settings, which stand in the head of every page. */
export function readSettings(): Settings {
  const { content } = document.querySelector<HTMLMetaElement>('meta[name="settings"]')!;
  return { ...defaultSettings, ...(JSON.parse(content) as Partial<Settings>) };
}
