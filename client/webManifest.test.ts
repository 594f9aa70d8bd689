import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { matchRoutes } from "react-router-dom";
import sharp from "sharp";
import { type Locale, locales } from "../shared/locales";
import { paths } from "./shared/paths";
import { webManifest } from "./webManifest";

const PUBLIC = join(__dirname, "public");
const names = Object.keys(locales) as Locale[];
const { icons, scope, share_target, shortcuts, start_url } = webManifest("Potluck", "en");

describe("The manifest", () => {
  it("differs between languages only in its texts", () => {
    const [english, british, german] = names.map((locale) => webManifest("Potluck", locale));
    expect([british!.lang, british!.shortcuts[1]!.name]).toEqual(["en-GB", "Favourites"]);
    expect(german!.lang).toBe("de");
    expect(german!.description).not.toBe(english!.description);
    const { id, scope: sameScope, start_url: sameStart, share_target: sameTarget } = german!;
    expect([id, sameScope, sameStart, sameTarget]).toEqual(["/", scope, start_url, share_target]);
  });

  it("names only existing icons, with their sizes", async () => {
    for (const { sizes, src, type } of icons) {
      const file = join(PUBLIC, src);
      expect(existsSync(file)).toBe(true);
      if (sizes === "any") continue;
      const { format, height, width } = await sharp(readFileSync(file)).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
  });

  it("has the icons that browsers require: a large one, and one that may be cut to any shape", async () => {
    expect(icons.map(({ purpose, sizes }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
    );
    // The icon must be opaque, so that no mask reveals a hole.
    const maskable = await sharp(join(PUBLIC, "icons/maskable-512.png")).stats();
    expect(maskable.isOpaque).toBe(true);
  });

  it("has shortcuts only to screens within its scope", () => {
    const knownScreens = [paths.home(), paths.recipes(), paths.importRecipes()].map((path) => ({
      path,
    }));
    for (const url of [start_url, share_target.action, ...shortcuts.map((each) => each.url)]) {
      expect(url.startsWith(scope)).toBe(true);
      expect(matchRoutes(knownScreens, new URL(url, "http://localhost").pathname)).not.toBeNull();
    }
  });
});
