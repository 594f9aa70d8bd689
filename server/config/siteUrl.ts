import type { Server } from "node:http";
import type { Config } from "./config";
import { getListeningUrl } from "./listeningUrl";

/**
 * What every address that leaves the server begins with: `PUBLIC_URL`, or else where the server
 * listens. What a request calls itself (`Host`) never counts.
 */
export const getSiteUrl = ({ publicUrl }: Config, server: Server): string =>
  publicUrl ?? getListeningUrl(server);
