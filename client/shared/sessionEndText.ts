import type { SessionEnd } from "./storedSession";
import { t } from "./messages/t";

/** Returns the message about a session that the server has ended. */
export const sessionEndText = ({ message, reason }: SessionEnd): string =>
  reason === "banned" ? message || t("login.banned") : t("login.sessionEnded");
