import { readFileSync } from "node:fs";
import { join } from "node:path";
import { en } from "../client/shared/words/en";
import { BRAND } from "../server/brand";
import { words } from "../server/page/words";

describe("What the server says in the head of a page", () => {
  it.each([
    ["the list", words.list.title, en.list.title],
    ["what is not there", words.notFound, en.notFound.title],
    ["what did not work", words.failed, en.failed.title],
  ])("is what the client says once it runs: %s", (_what, server, client) => {
    expect(server).toBe(client);
  });

  it("calls the tab as the client does", () => {
    const client = en.pageTitle.replace("{{page}}", "Soup").replace("{{brand}}", BRAND);
    expect(words.titleOf("Soup")).toBe(client);
  });

  it("describes the welcome page as the client's own page does", () => {
    const html = readFileSync(join(__dirname, "../client/index.html"), "utf8");
    expect(html.replaceAll("%BRAND%", BRAND)).toContain(`content="${words.home}"`);
  });
});
