/** The browsers by a mark in their User-Agent header; those that imitate others come first. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|OPT|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ["Safari", /\bVersion\/\S+ .*\bSafari\//],
];

/**
 * The operating systems, the more specific first: Android also contains "Linux", an iPhone "Mac
 * OS".
 */
const systems: readonly [name: string, mark: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMac(intosh| OS X)\b/],
  ["Linux", /\b(Linux|X11)\b/],
];

const findName = (names: typeof browsers, userAgent: string) =>
  names.find(([, mark]) => mark.test(userAgent))?.[0];

/**
 * Returns the common name of the program behind a User-Agent header, such as "Firefox on Windows".
 * Programs other than browsers have names such as "curl". The name has at most 50 characters; null
 * if the header names no program.
 */
export function describeDevice(userAgent: string): string | null {
  const header = userAgent.slice(0, 1_000);
  const browser = findName(browsers, header);
  const system = findName(systems, header);
  if (browser && system) return `${browser} on ${system}`;
  // The pattern excludes browsers, whose headers begin with this word; other programs begin with
  // their name.
  const program = /^(?!Mozilla\b)[A-Za-z][\w.-]{0,49}/.exec(header)?.[0];
  return browser ?? system ?? program ?? null;
}
