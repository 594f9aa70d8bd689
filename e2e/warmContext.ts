import type { Browser, BrowserContext, Page } from "@playwright/test";

/**
 * A browser context that the tests of a worker share in sequence. A page of the site stays open in it: with
 * `--process-per-site`, its process survives each test and has compiled the scripts for the next one.
 */
interface WarmContext {
  context: BrowserContext;
  keeper: Page;
  /** True if a test has made an irreversible change. */
  worn: boolean;
}

/** The warm contexts, one per set of options. */
const known = new Map<string, WarmContext>();
const keepers = new WeakMap<BrowserContext, Page>();

/** Finds the page that stays open in a warm context without a screen, for access to storage. */
export const keeperOf = (context: BrowserContext): Page | undefined => keepers.get(context);

/** Records that a test has set the clock, which cannot be undone. */
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
  // The page opens a URL of the site that runs no script.
  await keeper.goto("/favicon.svg");
  keepers.set(context, keeper);
  const warm = { context, keeper, worn: false };
  watchClock(warm);
  return warm;
}

/** Removes all data of a test, except the browser's cache. */
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
  // The page clears the storage, because the pages of a process share its in-memory copy.
  await keeper.evaluate("localStorage.clear()");
}

/**
 * Runs a test in the warm context of its options.
 * @param passed false discards the context, because a failed test may leave any state
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
