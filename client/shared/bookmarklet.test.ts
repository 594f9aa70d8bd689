import { runInNewContext } from "node:vm";
import { bookmarklet } from "./bookmarklet";

/** Returns the URL that a click on the bookmark opens from a page. */
function click(bookmark: string, page: string): { leadsTo: string; result: unknown } {
  const location = { href: page };
  const [, script] = /^javascript:(.*)$/.exec(bookmark)!;
  const result = runInNewContext(decodeURIComponent(script!), { location, encodeURIComponent });
  return { leadsTo: location.href, result };
}

describe("The bookmark", () => {
  it("opens the import with the address of the page, for any characters in it", () => {
    const page = "https://a.example/soup?x=1&y='2\"#z ü";
    const { leadsTo, result } = click(bookmarklet("https://b.example/recipes/import"), page);
    const { pathname, searchParams } = new URL(leadsTo);
    expect([pathname, searchParams.get("url")]).toEqual(["/recipes/import", page]);
    expect(result).toBeUndefined();
  });

  it("is a single URL, without characters that would end an attribute or a line", () => {
    expect(bookmarklet("https://b.example/import?a=%22'")).not.toMatch(/["<>\s]/);
  });
});
