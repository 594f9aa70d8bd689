/** The URL of a server without a public address. */
export const LOCAL_URL = "http://localhost";

/** Returns true for a host name of this computer. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Returns the default domain of the mail sender: the host of `PUBLIC_URL`, unless it is an IP address. */
export function getMailDomain(publicUrl: string | undefined): string {
  const { hostname } = new URL(publicUrl ?? LOCAL_URL);
  return /[a-z]$/.test(hostname) ? hostname : "localhost";
}

/** Returns the URI of a sender such as `Name <address>`. */
export const toMailtoUri = (sender: string): string =>
  `mailto:${/<([^<>]+)>$/.exec(sender)?.[1] ?? sender}`;

/** The settings that determine which computers can reach a server. */
interface ReachSettings {
  HOST: string;
  PUBLIC_URL?: string | undefined;
}

/** Returns true if other computers are meant to reach a server with these settings. */
export const isReachable = ({ HOST, PUBLIC_URL }: ReachSettings): boolean =>
  !isLoopback(HOST) || !isLoopback(new URL(PUBLIC_URL ?? LOCAL_URL).hostname);

/**
 * Reports metrics that other computers could read without a token.
 * @param reportFault receives the name of a variable and its fault
 */
export function checkMetrics(
  env: ReachSettings & { METRICS: boolean; METRICS_TOKEN?: string | undefined },
  reportFault: (name: string, message: string) => void,
): void {
  if (!env.METRICS || env.METRICS_TOKEN || !isReachable(env)) return;
  reportFault(
    "METRICS_TOKEN",
    "is required with METRICS=on, since HOST or PUBLIC_URL lets other computers reach the server (at least 16 characters)",
  );
}
