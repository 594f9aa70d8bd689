import { gunzipSync } from "node:zlib";
import { StoredPage } from "./StoredPage";

const html = (nonce: string) =>
  `<meta content="${nonce}"><style nonce="${nonce}">${"a{color:red}".repeat(5_000)}</style>Ünïcode 🍲${nonce}`;

describe("A stored page", () => {
  it("is as it was, with another nonce", async () => {
    const page = await StoredPage.from(html("first"), "first");
    expect(page.html("second").toString()).toBe(html("second"));
    expect(page.html("first").toString()).toBe(html("first"));
  });

  it("is the same compressed, and smaller", async () => {
    const page = await StoredPage.from(html("first"), "first");
    for (const nonce of ["second", "a much longer third"]) {
      const bytes = page.gzip(nonce);
      expect(gunzipSync(bytes).toString()).toBe(html(nonce));
      expect(bytes.length).toBeLessThan(html(nonce).length / 20);
    }
  });

  it("may be without a nonce", async () => {
    const page = await StoredPage.from("<p>Soup</p>", "first");
    expect(page.html("second").toString()).toBe("<p>Soup</p>");
    expect(gunzipSync(page.gzip("second")).toString()).toBe("<p>Soup</p>");
  });

  it("knows how much memory it takes", async () => {
    const page = await StoredPage.from(html("first"), "first");
    expect(page.size).toBeGreaterThan(html("").length);
  });
});
