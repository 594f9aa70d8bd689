import { readFileSync } from "node:fs";
import { join } from "node:path";
import { en } from "../client/shared/messages/en";
import { BRAND } from "../server/brand";
import { makeSiteTexts, texts } from "../server/pages/metadata/texts";

describe("The head of a rendered page", () => {
  it.each([
    ["the list", texts.list.title, en.list.title],
    ["a missing page", texts.notFound, en.notFound.title],
    ["a failed page", texts.failed, en.failed.title],
  ])("has the same title as in the client: %s", (_what, server, client) => {
    expect(server).toBe(client);
  });

  it("has the same format of titles as the client", () => {
    const client = en.pageTitle.replace("{{page}}", "Soup").replace("{{brand}}", BRAND);
    expect(makeSiteTexts(BRAND).titleOf("Soup")).toBe(client);
  });

  it("has the same description of the welcome page as the client", () => {
    const html = readFileSync(join(__dirname, "../client/index.html"), "utf8");
    expect(html.replaceAll("%BRAND%", BRAND)).toContain(`content="${makeSiteTexts(BRAND).home}"`);
  });
});
