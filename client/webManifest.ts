import { type Language, type Locale, toLanguage } from "../shared/locales";
import { paths } from "./shared/paths";

/** Texts for the operating system; pages do not use them. */
const texts = {
  en: {
    description: "Share what you cook: browse, search, favorite and review recipes.",
    recipes: "Recipes",
    favorites: "Favorites",
    importRecipes: "Import recipes",
  },
  de: {
    description: "Teil, was du kochst: Rezepte finden, merken und bewerten.",
    recipes: "Rezepte",
    favorites: "Favoriten",
    importRecipes: "Rezepte importieren",
  },
} satisfies Record<Language, object>;

/** The texts in which regions differ from their language. */
const differences: Partial<Record<Locale, Partial<(typeof texts)["en"]>>> = {
  "en-GB": {
    description: "Share what you cook: browse, search, favourite and review recipes.",
    favorites: "Favourites",
  },
};

const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Makes the web application manifest, by which browsers install the application. */
export function webManifest(name: string, locale: Locale) {
  const { description, favorites, importRecipes, recipes } = {
    ...texts[toLanguage(locale)],
    ...differences[locale],
  };
  const shortcut = (label: string, url: string) => ({
    name: label,
    url,
    icons: [icon("icon", 192, "any")],
  });
  return {
    id: "/",
    name,
    short_name: name,
    description,
    lang: locale,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    categories: ["food", "lifestyle"],
    // Loaded pages set their own color scheme by meta tags.
    theme_color: "#fbf7f0",
    background_color: "#fbf7f0",
    color_scheme_dark: { theme_color: "#1b1816", background_color: "#1b1816" },
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("maskable", 192, "maskable"),
      icon("maskable", 512, "maskable"),
    ],
    shortcuts: [
      shortcut(recipes, paths.recipes()),
      shortcut(favorites, paths.favorites()),
      shortcut(importRecipes, paths.importRecipes()),
    ],
    share_target: {
      action: paths.importRecipes(),
      method: "GET",
      enctype: "application/x-www-form-urlencoded",
      params: { title: "title", text: "text", url: "url" },
    },
  };
}
