import type { Browser, BrowserContext, Page } from "@playwright/test";

/**
 * A browser context that the tests of a worker use one after the other. A page of ours stays open in
 * it: its process, which `--process-per-site` gives to all pages of a site, then outlives each test
 * and has compiled our scripts for the next one.
 */
interface WarmContext {
  context: BrowserContext;
  keeper: Page;
  /** True if a test has made an irreversible change. */
  worn: boolean;
}

/** One for each set of context options that tests of this worker have. */
const known = new Map<string, WarmContext>();
const keepers = new WeakMap<BrowserContext, Page>();

/** The page that stays open in a warm context, which shows no screen: for what is stored there. */
export const keeperOf = (context: BrowserContext): Page | undefined => keepers.get(context);

/** Notes that a test has set the clock, which no context can take back. */
function watchClock(warm: WarmContext): void {
  const { clock } = warm.context;
  for (const change of ["install", "setFixedTime", "setSystemTime"] as const) {
    const original = clock[change].bind(clock) as (...given: unknown[]) => Promise<void>;
    clock[change] = (...given: unknown[]) => {
      warm.worn = true;
      return original(...given);
    };
  }
}

async function open(browser: Browser): Promise<WarmContext> {
  const context = await browser.newContext();
  const keeper = await context.newPage();
  // Any address of ours will do that is not a screen.
  await keeper.goto("/favicon.svg");
  keepers.set(context, keeper);
  const warm = { context, keeper, worn: false };
  watchClock(warm);
  return warm;
}

/** Leaves nothing of a test to the next one but what the browser has cached. */
async function clear({ context, keeper }: WarmContext): Promise<void> {
  const pages = context.pages().filter((page) => page !== keeper);
  await Promise.all(pages.map((page) => page.close()));
  await context.clearCookies();
  await context.clearPermissions();
  const devtools = await context.newCDPSession(keeper);
  await devtools.send("Storage.clearDataForOrigin", {
    origin: new URL(keeper.url()).origin,
    storageTypes: "indexeddb,cache_storage",
  });
  await devtools.detach();
  // From a page, since the pages of a process share what they have read of it.
  await keeper.evaluate("localStorage.clear()");
}

/**
 * Runs a test in the warm context of its options.
 * @param passed whether the test has passed: a failed one may have left anything
 */
export async function useWarmContext(
  browser: Browser,
  options: object,
  run: (context: BrowserContext) => Promise<void>,
  passed: () => boolean,
): Promise<void> {
  const key = JSON.stringify(options);
  const warm = known.get(key) ?? (await open(browser));
  known.set(key, warm);
  await run(warm.context);
  if (!warm.worn && passed()) return clear(warm);
  known.delete(key);
  await warm.context.close();
}
