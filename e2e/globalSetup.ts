/** Starts the built application with new data, and returns a stop function. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // The import is dynamic, because Playwright would compile a static import differently.
  const { startApplication } = await import("../tools/startApplication.mjs");
  const { url, mailUrl, stop } = await startApplication();
  process.env["BASE_URL"] = url;
  process.env["MAIL_URL"] = mailUrl;
  return stop;
}
