import type { Server } from "node:http";
import type { Config } from "./config";
import { getListeningUrl } from "./getListeningUrl";

/**
 * Returns the base of every URL that leaves the server: `PUBLIC_URL`, or otherwise the listening
 * address. The `Host` header of a request is never used.
 */
export const getSiteUrl = ({ publicUrl }: Config, server: Server): string =>
  publicUrl ?? getListeningUrl(server);
