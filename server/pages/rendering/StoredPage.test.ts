import { gunzipSync } from "node:zlib";
import { StoredPage } from "./StoredPage";

const STYLES = "a{color:red}".repeat(5_000);

const html = (nonce: string, styles = STYLES) =>
  `<meta content="${nonce}"><style nonce="${nonce}">${styles}</style>Ünïcode 🍲${nonce}`;

const joinParts = (parts: readonly Buffer[]) => Buffer.concat(parts).toString();

describe("The pieces of a stored page", () => {
  it("form the original page with a new nonce", async () => {
    const page = await StoredPage.from(html("first"), "first", STYLES);
    expect(joinParts(page.html("second"))).toBe(html("second"));
    expect(joinParts(page.html("first"))).toBe(html("first"));
  });

  it("form the same page when compressed, and are smaller", async () => {
    const page = await StoredPage.from(html("first"), "first", STYLES);
    for (const nonce of ["second", "a much longer third"]) {
      const bytes = Buffer.concat(page.gzip(nonce));
      expect(gunzipSync(bytes).toString()).toBe(html(nonce));
      expect(bytes.length).toBeLessThan(html(nonce).length / 20);
    }
  });

  it("form a page without a nonce", async () => {
    const page = await StoredPage.from("<p>Soup</p>", "first", "");
    expect(joinParts(page.html("second"))).toBe("<p>Soup</p>");
    expect(gunzipSync(Buffer.concat(page.gzip("second"))).toString()).toBe("<p>Soup</p>");
  });

  it("have a size that excludes the styles, which all pages share", async () => {
    const pageWithoutStyles = await StoredPage.from(html("first", ""), "first", "");
    const styledPage = await StoredPage.from(html("first"), "first", STYLES);
    expect(pageWithoutStyles.size).toBeGreaterThan(html("", "").length);
    expect(styledPage.size - pageWithoutStyles.size).toBeLessThan(100);
    const page = await StoredPage.from(html("first"), "first", "other{}");
    expect(page.size).toBeGreaterThan(STYLES.length);
    expect(joinParts(page.html("second"))).toBe(html("second"));
  });
});
