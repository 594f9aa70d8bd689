/**
 * Loads the page again once the server can be reached. Code that could not be fetched is never asked for
 * again by browsers, as long as the page is open.
 */
export async function reloadForCode(): Promise<void> {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}
