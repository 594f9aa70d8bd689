import { type Credentials, openOfflineData } from "./openOfflineData";

/** By whose session the outbox is sent while no page is open; only there while something waits. */
export const readCredentials = async (): Promise<Credentials | undefined> =>
  (await openOfflineData()).get("credentials", "current");

export const writeCredentials = async (credentials: Credentials): Promise<void> =>
  void (await (await openOfflineData()).put("credentials", credentials, "current"));

export const removeCredentials = async (): Promise<void> =>
  (await openOfflineData()).delete("credentials", "current");
