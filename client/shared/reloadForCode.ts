/**
 * Loads the page again once the server can be reached. Some browsers, such as Chromium 150, never ask
 * again for code that could not be fetched, as long as the page is open.
 */
export async function reloadForCode(): Promise<void> {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}
