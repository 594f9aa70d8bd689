/** Where a server is that has no public address. */
export const LOCAL_URL = "http://localhost";

/** Whether a host name is this computer's own. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** The default domain of the mail sender: the host of `PUBLIC_URL`, unless it is an IP address. */
export function getMailDomain(publicUrl: string | undefined): string {
  const { hostname } = new URL(publicUrl ?? LOCAL_URL);
  return /[a-z]$/.test(hostname) ? hostname : "localhost";
}

/** The URI of a sender such as `Name <address>`. */
export const toMailtoUri = (sender: string): string =>
  `mailto:${/<([^<>]+)>$/.exec(sender)?.[1] ?? sender}`;

/** The settings that decide about who reaches a server. */
interface ReachSettings {
  HOST: string;
  PUBLIC_URL?: string | undefined;
}

/** Returns whether other computers are meant to reach a server with these settings. */
export const isReachable = ({ HOST, PUBLIC_URL }: ReachSettings): boolean =>
  !isLoopback(HOST) || !isLoopback(new URL(PUBLIC_URL ?? LOCAL_URL).hostname);

/**
 * Reports metrics that other computers could read without a token.
 * @param reportFault takes the name of a variable and what is wrong with it
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
