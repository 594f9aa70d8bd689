import type { Page } from "@playwright/test";

// Functions that run in the browser are strings, because the tests' types lack the DOM.

/** Polls without growing pauses, for frequent expectations. */
export const AT_ONCE = { intervals: [0] };

/** Returns the vertical scroll position. */
export const scrolled = (page: Page) => page.evaluate<number>("scrollY");

/** Navigates within the open application like a link, which is faster than a page load. */
export const follow = (page: Page, address: string) =>
  page.evaluate(`(() => {
    const idx = (history.state?.idx ?? 0) + 1;
    history.pushState({ idx, key: crypto.randomUUID() }, "", ${JSON.stringify(address)});
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  })()`);

/** Returns the width of the page's content, independent of the window. */
export const wide = (page: Page) => page.evaluate<number>("document.documentElement.scrollWidth");

/** Returns the duration of the longest transition on the page, in milliseconds. */
export const longestMovement = (page: Page) =>
  page.evaluate<number>(
    `Math.max(0, ...document.getAnimations().map((one) => one.effect.getComputedTiming().duration))`,
  );

/** Puts values into the page's storage. */
export const keep = (page: Page, things: Record<string, string>) =>
  page.evaluate(`Object.assign(localStorage, ${JSON.stringify(things)})`);

/** Lists the stored keys of the page's session. */
export const keptOfSession = (page: Page) =>
  page.evaluate<string[]>(
    `["user", "token", "accessToken"].filter((key) => localStorage.getItem(key) !== null)`,
  );

/** Returns the page's current colors. */
export const coloursOf = (page: Page) =>
  page.evaluate<string>("document.documentElement.dataset.mantineColorScheme");

/** Returns the height of the whole page. */
export const tall = (page: Page) => page.evaluate<number>("document.documentElement.scrollHeight");

/** Waits for fonts and pictures, including lazy ones. */
export const settled = (page: Page) =>
  page.evaluate(`Promise.all([
    document.fonts.ready,
    ...[...document.images].map((image) => {
      image.loading = "eager";
      return image.decode();
    }),
  ])`);

/**
 * Makes the window as tall as the page; it is set twice, because some spaces grow with the window.
 */
export async function fitWindow(page: Page, tallest: number): Promise<void> {
  for (let round = 0; round < 2; round++) {
    const { width, height } = page.viewportSize()!;
    const whole = Math.max(height, await tall(page));
    await page.setViewportSize({ width, height: Math.min(whole, tallest) });
  }
}

/** Gives the page a fake clipboard, which `copied` reads: the native one requires a focused window. */
export const withClipboard = (page: Page) =>
  page.addInitScript(
    `Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text) => { globalThis.copied = text; } },
    });`,
  );

/** Returns the text that the page copied last. */
export const copied = (page: Page) => page.evaluate<string>("globalThis.copied");

/** Gives the page a fake share sheet that records shares. */
export const withShareSheet = (page: Page) =>
  page.addInitScript("navigator.share = async (what) => { globalThis.shared = what; };");

/** Returns the data that the page shared last. */
export const shared = (page: Page) =>
  page.evaluate<{ title: string; url: string }>("globalThis.shared");

/** Waits until a screen is hydrated; other pages are ready immediately. */
export const isReady = (page: Page) =>
  page.locator(":root[data-ready], :root:not(:has(#root))").waitFor({ state: "attached" });

/**
 * Opens a page that stays unscrolled. Pages of other tests have the layout after a first scroll
 * (./test.ts).
 */
export async function openUnscrolled(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForLoadState();
  await isReady(page);
}

/** Returns the cumulative layout shift since the page was opened. */
export const shifted = (page: Page) =>
  page.evaluate<number>(`new Promise((resolve) => {
    const values = (list) => list.getEntries().map(({ value }) => value);
    const sum = (list) => values(list).reduce((all, value) => all + value, 0);
    let all = 0;
    new PerformanceObserver((list) => (all += sum(list))).observe({
      type: "layout-shift",
      buffered: true,
    });
    setTimeout(() => resolve(all), 300);
  })`);

/**
 * Finds the sticky element that covers the focus, in whole or in part; null if there is none. The
 * page has half a second to scroll, because content gets its height only when it becomes visible.
 */
export const hidesFocus = (page: Page) =>
  page.evaluate<string | null>(`(async () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const sticks = (one) =>
      one && (/sticky|fixed/.test(getComputedStyle(one).position) ? one : sticks(one.parentElement));
    const hiddenBy = () => {
      const { left, top, bottom, width } = focused.getClientRects()[0];
      // An element that is higher than the space between the bars cannot be visible as a whole.
      if (bottom - top > innerHeight / 2) return null;
      for (const y of [top + 2, bottom - 2]) {
        const seen = document.elementFromPoint(left + width / 2, y);
        const bar = sticks(seen);
        if (!seen || (bar && !bar.contains(focused))) return seen?.className ?? "the edge";
      }
      return null;
    };
    for (const end = performance.now() + 3_000; ; ) {
      const what = hiddenBy();
      if (what === null) return null;
      if (performance.now() > end)
        return (focused.ariaLabel ?? (focused.innerText || focused.id)) + " under " + what;
      await new Promise(requestAnimationFrame);
    }
  })()`);

/** Finds form buttons that are covered by another element. */
export const hiddenFormButtons = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll("form button")]
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return [left + 2, (left + right) / 2, right - 2].some(
        (x) => !button.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
    })
    .map(({ innerText }) => innerText)`);
