/** Browsers by the mark that each alone leaves; those that pose as others stand before them. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|OPT|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ["Safari", /\bVersion\/\S+ .*\bSafari\//],
];

/** Operating systems, the more specific first: Android also contains "Linux", an iPhone "Mac OS". */
const systems: readonly [name: string, mark: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMac(intosh| OS X)\b/],
  ["Linux", /\b(Linux|X11)\b/],
];

const nameIn = (names: typeof browsers, userAgent: string) =>
  names.find(([, mark]) => mark.test(userAgent))?.[0];

/**
 * What people would call the program behind a User-Agent header, such as "Firefox on Windows", or
 * "curl" for a program that is no browser we know. At most 50 characters; null when it says nothing.
 */
export function deviceName(userAgent: string): string | null {
  const header = userAgent.slice(0, 1_000);
  const browser = nameIn(browsers, header);
  const system = nameIn(systems, header);
  if (browser && system) return `${browser} on ${system}`;
  // Every browser begins with this word; of other programs the first word is the name.
  const program = /^(?!Mozilla\b)[A-Za-z][\w.-]{0,49}/.exec(header)?.[0];
  return browser ?? system ?? program ?? null;
}
