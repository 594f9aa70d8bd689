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

/** Whether other computers are meant to reach a server with these settings. */
export const isReachable = (given: { HOST: string; PUBLIC_URL?: string | undefined }): boolean =>
  !isLoopback(given.HOST) || !isLoopback(new URL(given.PUBLIC_URL ?? LOCAL).hostname);
