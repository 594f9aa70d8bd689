import type { Settings } from "../../shared/settings";

/** The operator's settings, which stand in the head of every page. */
export function readSettings(): Settings {
  const { content } = document.querySelector<HTMLMetaElement>('meta[name="settings"]')!;
  return JSON.parse(content) as Settings;
}
