import type { LoadOptions, Preload } from "../../shared/preload";
import { sessionStore } from "../../shared/session";
import type { LoadedAsk } from "./AskToContribute";

/**
 * Loads the button with which members ask to contribute; others do not load its file. Returns null if loading fails,
 * because the pages work without it.
 */
export async function loadAskToContribute(
  preload: Preload,
  request: LoadOptions["request"],
): Promise<LoadedAsk | null> {
  if (sessionStore.loggedIn()?.user.role.roleName.toLowerCase() !== "member") return null;
  try {
    const { loadAsk } = await import("./AskToContribute");
    return await loadAsk(preload, request);
  } catch {
    return null;
  }
}
