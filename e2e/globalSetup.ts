/** Starts the built application with new data, and answers how to stop it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Not imported above: the tests' own compiler would make something else of a module.
  const { startApplication } = await import("../tools/startApplication.mjs");
  const { url, mailUrl, stop } = await startApplication();
  process.env["BASE_URL"] = url;
  process.env["MAIL_URL"] = mailUrl;
  return stop;
}
