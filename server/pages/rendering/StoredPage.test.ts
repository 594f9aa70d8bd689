import { gunzipSync } from "node:zlib";
import { StoredPage } from "./StoredPage";

const STYLES = "a{color:red}".repeat(5_000);

const html = (nonce: string, styles = STYLES) =>
  `<meta content="${nonce}"><style nonce="${nonce}">${styles}</style>Ünïcode 🍲${nonce}`;

const textOf = (parts: readonly Buffer[]) => Buffer.concat(parts).toString();

describe("A stored page", () => {
  it("is as it was, with another nonce", async () => {
    const page = await StoredPage.from(html("first"), "first", STYLES);
    expect(textOf(page.html("second"))).toBe(html("second"));
    expect(textOf(page.html("first"))).toBe(html("first"));
  });

  it("is the same compressed, and smaller", async () => {
    const page = await StoredPage.from(html("first"), "first", STYLES);
    for (const nonce of ["second", "a much longer third"]) {
      const bytes = Buffer.concat(page.gzip(nonce));
      expect(gunzipSync(bytes).toString()).toBe(html(nonce));
      expect(bytes.length).toBeLessThan(html(nonce).length / 20);
    }
  });

  it("may be without a nonce", async () => {
    const page = await StoredPage.from("<p>Soup</p>", "first", "");
    expect(textOf(page.html("second"))).toBe("<p>Soup</p>");
    expect(gunzipSync(Buffer.concat(page.gzip("second"))).toString()).toBe("<p>Soup</p>");
  });

  it("knows how much memory it takes beside styles, of which there is one copy for all pages", async () => {
    const bare = await StoredPage.from(html("first", ""), "first", "");
    const page = await StoredPage.from(html("first"), "first", STYLES);
    expect(bare.size).toBeGreaterThan(html("", "").length);
    expect(page.size - bare.size).toBeLessThan(100);
    const whole = await StoredPage.from(html("first"), "first", "other{}");
    expect(whole.size).toBeGreaterThan(STYLES.length);
    expect(textOf(whole.html("second"))).toBe(html("second"));
  });
});
