import { type Credentials, openOfflineData } from "./openOfflineData";

/** The session that sends the outbox while no page is open; stored only while entries are pending. */
export const readCredentials = async (): Promise<Credentials | undefined> =>
  (await openOfflineData()).get("credentials", "current");

export const writeCredentials = async (credentials: Credentials): Promise<void> =>
  void (await (await openOfflineData()).put("credentials", credentials, "current"));

export const removeCredentials = async (): Promise<void> =>
  (await openOfflineData()).delete("credentials", "current");
