import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Returns the URL at which a listening server can be reached from its own machine. */
export function getListeningUrl(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  if (address === "0.0.0.0" || address === "::") return `http://127.0.0.1:${port}`;
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}
