/** Where a server is that has no public address. */
export const LOCAL = "http://localhost";

/** Whether a host name is this computer's own. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** The default domain of the mail sender: the host of `PUBLIC_URL`, unless it is an IP address. */
export function mailDomain(publicUrl: string | undefined): string {
  const { hostname } = new URL(publicUrl ?? LOCAL);
  return /[a-z]$/.test(hostname) ? hostname : "localhost";
}

/** The URI of a sender such as `Name <address>`. */
export const mailtoUri = (sender: string): string =>
  `mailto:${/<([^<>]+)>$/.exec(sender)?.[1] ?? sender}`;

/** The settings that decide about who reaches a server. */
interface Reach {
  HOST: string;
  PUBLIC_URL?: string | undefined;
}

/** Returns whether other computers are meant to reach a server with these settings. */
export const isReachable = ({ HOST, PUBLIC_URL }: Reach): boolean =>
  !isLoopback(HOST) || !isLoopback(new URL(PUBLIC_URL ?? LOCAL).hostname);

/**
 * Reports metrics that other computers could read without a token.
 * @param wrong takes the name of a variable and what is wrong with it
 */
export function checkMetrics(
  given: Reach & { METRICS: boolean; METRICS_TOKEN?: string | undefined },
  wrong: (name: string, message: string) => void,
): void {
  if (!given.METRICS || given.METRICS_TOKEN || !isReachable(given)) return;
  wrong(
    "METRICS_TOKEN",
    "is required with METRICS=on, since HOST or PUBLIC_URL lets other computers reach the server (at least 16 characters)",
  );
}
