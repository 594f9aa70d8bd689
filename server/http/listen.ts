import type { Server } from "node:http";
import { ConfigurationError } from "../config/config";

/** The address on which a server listens. */
interface Address {
  port: number;
  host: string;
}

/**
 * Makes a server listen.
 * @throws ConfigurationError naming the setting to change
 */
export async function listen(server: Server, { port, host }: Address): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, port, host)));
    server.listen(port, host, resolve);
  });
}

/** The codes for a host that is not found, or that belongs to another computer. */
const UNKNOWN_HOST = new Set(["EADDRNOTAVAIL", "EAI_AGAIN", "ENOTFOUND"]);

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === "EADDRINUSE") {
    return new ConfigurationError(
      `PORT: ${port} of ${host} is in use by another program. Stop that program, or set another port.`,
    );
  }
  if (error.code === "EACCES") {
    return new ConfigurationError(
      `PORT: this user may not listen on ${port}. Set a port of 1024 or higher, or allow Node the capability CAP_NET_BIND_SERVICE.`,
    );
  }
  if (UNKNOWN_HOST.has(error.code ?? "")) {
    return new ConfigurationError(
      `HOST: ${host} is no address of this computer. Set it to one, such as 127.0.0.1 or 0.0.0.0.`,
    );
  }
  return error;
}
