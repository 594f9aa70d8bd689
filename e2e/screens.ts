import { capitalize } from "../shared/changeCase";
import { referenceEntries, type ReferenceOne } from "../shared/referenceKinds";
import type { Account } from "./people";

/** The viewer of a screen. */
export type Viewer = "visitor" | Account;

/** An object with a screen. */
export interface Thing {
  key: number;
  name: string;
}

/** The objects in a viewer's addresses, found in the demo data by e2e/findThings.ts. */
export interface Things extends Record<ReferenceOne, Thing> {
  /** The viewer's account, or the member's for a visitor. */
  own: Thing;
  member: Thing;
  contributor: Thing;
  /** A recipe with notes and many reviews. */
  recipe: Thing;
  recipeOfContributor: Thing;
  /** The suggested edit of the demo data, which waits for the contributor's answer. */
  suggestion: Thing & { recipeKey: number };
  /** A recipe that the viewer has not reviewed. */
  notReviewed: Thing;
  /** The viewer's own review, named after its recipe. */
  review: Thing;
  /** An entry in the viewer's cooking diary, named after its recipe. */
  diaryEntry: Thing;
}

/** A screen with its possible viewers. */
export interface Screen {
  /** The screen's path in client/routes.tsx. */
  route: string;
  /** The file name of the screen's pictures. */
  file: string;
  /** The viewers who can open the screen; the first is its main audience. */
  viewers: readonly [Viewer, ...Viewer[]];
  address: (things: Things) => string;
  /** The first heading, which appears when the screen is complete. */
  heading: (things: Things, viewer: Viewer) => string;
  /** A text that the screen shows last. */
  says?: string;
}

const everybody = ["visitor", "member", "contributor", "admin"] as const;
/** Visitors only, because logged-in users are redirected. */
const visitors = ["visitor"] as const;
const people = ["member", "contributor", "admin"] as const;
const cooks = ["contributor", "admin"] as const;
const admins = ["admin"] as const;

const at = (route: string) => ({ route, address: () => route });
const saying = (words: string) => () => words;
const named = (which: keyof Things) => (things: Things) => things[which].name;

const splitWords = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");

/** Lists the screens of a kind of reference data. */
const referenceScreens = ([name, kind]: (typeof referenceEntries)[number]): Screen[] => {
  const { type, one, path: list, words, editors, isMergeable } = kind;
  const [title, singular] = [splitWords(capitalize(name)), splitWords(type)];
  const viewers = editors.includes("contributor") ? cooks : admins;
  const file = list.slice(1);
  const of = (act: string) => ({
    route: `${list}/:id/${act}`,
    address: (things: Things) => `${list}/${things[one].key}/${act}`,
  });
  return [
    { ...at(list), file, viewers, heading: saying(title) },
    { ...at(`${list}/new`), file: `${file}-new`, viewers, heading: saying(`Add ${singular}`) },
    { ...of("edit"), file: `${file}-edit`, viewers, heading: saying(`Edit ${singular}`) },
    { ...of("delete"), file: `${file}-delete`, viewers, heading: saying(`Delete ${singular}`) },
    ...(isMergeable
      ? [
          {
            ...at(`${list}/duplicates`),
            file: `${file}-duplicates`,
            viewers: admins,
            heading: saying(`Duplicate ${words.all}`),
          },
        ]
      : []),
  ];
};

/** All screens of the application; client/routes.test.ts compares them with the routes. */
export const screens: readonly Screen[] = [
  {
    ...at("/"),
    file: "home",
    viewers: everybody,
    heading: (_things, viewer) =>
      viewer === "visitor" ? "Share what you cook" : "What are you cooking today?",
  },
  { ...at("/login"), file: "login", viewers: visitors, heading: saying("Login") },
  {
    ...at("/login/openid"),
    file: "login-openid",
    viewers: visitors,
    heading: saying("Login with OpenID Connect"),
  },
  { ...at("/register"), file: "register", viewers: visitors, heading: saying("Register") },
  {
    ...at("/forgot-password"),
    file: "forgot-password",
    viewers: everybody,
    heading: saying("Forgot your password?"),
  },
  {
    ...at("/reset-password"),
    file: "reset-password",
    viewers: everybody,
    heading: saying("Reset password"),
    says: "Invalid or expired token.",
  },
  {
    ...at("/confirm-email"),
    file: "confirm-email",
    viewers: everybody,
    heading: saying("Confirm your email address"),
    says: "Invalid or expired link.",
  },
  {
    ...at("/unsubscribe"),
    file: "unsubscribe",
    viewers: everybody,
    heading: saying("Turn off mails"),
    says: "Invalid link.",
  },
  {
    ...at("/setup"),
    file: "setup-invalid",
    viewers: everybody,
    heading: saying("Set up this site"),
    says: "This setup link is invalid or has expired.",
  },
  {
    ...at("/auth/change-password"),
    file: "change-password",
    viewers: people,
    heading: saying("Change password"),
  },
  { ...at("/settings"), file: "settings", viewers: people, heading: saying("Settings") },
  { ...at("/auth/two-factor"), file: "two-factor", viewers: people, heading: saying("Settings") },
  {
    ...at("/recipes/own"),
    file: "own-recipes",
    viewers: ["contributor", "member", "admin"],
    heading: saying("My recipes"),
  },
  {
    ...at("/recipes/own/new"),
    file: "own-recipe-new",
    viewers: people,
    heading: saying("Add a private recipe"),
  },
  {
    ...at("/recipes/deleted"),
    file: "deleted-recipes",
    viewers: people,
    heading: saying("Deleted recipes"),
  },
  {
    route: "/recipes/book",
    file: "recipe-book",
    viewers: cooks,
    address: () => "/recipes/book?of=own",
    heading: saying("My recipes"),
    says: "Contents",
  },
  {
    ...at("/offline"),
    file: "offline",
    viewers: ["visitor", "member"],
    heading: saying("Recipes on this device"),
  },
  { ...at("/recipes"), file: "recipes", viewers: everybody, heading: saying("All Recipes") },
  {
    route: "/recipes",
    file: "recipes-narrowed",
    viewers: ["contributor", "visitor", "member", "admin"],
    address: () => "/recipes?search=soup",
    heading: saying("All Recipes"),
  },
  {
    route: "/recipes",
    file: "recipes-compact",
    viewers: ["member", "visitor", "contributor", "admin"],
    address: () => "/recipes?density=compact",
    heading: saying("All Recipes"),
  },
  {
    route: "/recipes",
    file: "recipes-none",
    viewers: everybody,
    address: () => "/recipes?search=plutonium",
    heading: saying("All Recipes"),
  },
  {
    route: "/recipes",
    file: "recipes-similar",
    viewers: ["visitor", "contributor"],
    address: () => "/recipes?search=chocolate+cake+without+nuts",
    heading: saying("All Recipes"),
  },
  {
    ...at("/recipes/import"),
    file: "recipe-import",
    viewers: people,
    heading: saying("Import recipes"),
  },
  { ...at("/recipes/new"), file: "recipe-new", viewers: cooks, heading: saying("Add Recipe") },
  {
    route: "/recipes/:recipeId",
    file: "recipe",
    viewers: ["member", "visitor", "contributor", "admin"],
    address: ({ recipe }) => `/recipes/${recipe.key}`,
    heading: named("recipe"),
  },
  {
    route: "/recipes/:recipeId/edit",
    file: "recipe-edit",
    viewers: cooks,
    address: ({ recipeOfContributor }) => `/recipes/${recipeOfContributor.key}/edit`,
    heading: saying("Edit Recipe"),
  },
  {
    route: "/recipes/:recipeId/history",
    file: "recipe-history",
    viewers: ["contributor", "visitor", "member", "admin"],
    address: ({ recipe }) => `/recipes/${recipe.key}/history`,
    heading: saying("History"),
  },
  {
    route: "/recipes/:recipeId/variations",
    file: "recipe-variations",
    viewers: ["member", "visitor"],
    address: ({ recipe }) => `/recipes/${recipe.key}/variations`,
    heading: saying("Variations"),
  },
  {
    route: "/recipes/:recipeId/variations/new",
    file: "variation-new",
    viewers: people,
    address: ({ recipe }) => `/recipes/${recipe.key}/variations/new`,
    heading: saying("Make it my own"),
  },
  {
    route: "/recipes/:recipeId/suggest",
    file: "suggest-edit",
    viewers: ["member"],
    address: ({ recipe }) => `/recipes/${recipe.key}/suggest`,
    heading: saying("Suggest an edit"),
  },
  {
    route: "/recipes/:recipeId/suggestions/:suggestionId",
    file: "suggestion",
    viewers: ["contributor", "member", "admin"],
    address: ({ suggestion }) => `/recipes/${suggestion.recipeKey}/suggestions/${suggestion.key}`,
    heading: saying("Suggested edit"),
  },
  {
    route: "/reviews/:recipeId/new",
    file: "review-new",
    viewers: people,
    address: ({ notReviewed }) => `/reviews/${notReviewed.key}/new`,
    heading: ({ notReviewed }) => `Review ${notReviewed.name}`,
  },
  {
    route: "/reviews/:id/edit",
    file: "review-edit",
    viewers: people,
    address: ({ review }) => `/reviews/${review.key}/edit`,
    heading: ({ review }) => `Edit your review of ${review.name}`,
  },
  {
    route: "/reviews/:id/delete",
    file: "review-delete",
    viewers: people,
    address: ({ review }) => `/reviews/${review.key}/delete`,
    heading: saying("Delete review"),
  },
  {
    route: "/diary/:recipeId/new",
    file: "diary-new",
    viewers: people,
    address: ({ recipe }) => `/diary/${recipe.key}/new`,
    heading: ({ recipe }) => `I made ${recipe.name}`,
  },
  {
    route: "/diary/:id/edit",
    file: "diary-edit",
    viewers: people,
    address: ({ diaryEntry }) => `/diary/${diaryEntry.key}/edit`,
    heading: ({ diaryEntry }) => `Edit: ${diaryEntry.name} in your diary`,
  },
  { ...at("/users"), file: "users", viewers: admins, heading: saying("Users") },
  {
    ...at("/users/requests"),
    file: "contributor-requests",
    viewers: admins,
    heading: saying("Requests to contribute"),
  },
  {
    ...at("/ingredients/proposed"),
    file: "ingredients-proposed",
    viewers: cooks,
    heading: saying("Proposed ingredients"),
  },
  { ...at("/synonyms"), file: "synonyms", viewers: admins, heading: saying("Synonyms") },
  {
    route: "/users/:id",
    file: "profile",
    viewers: people,
    address: ({ own }) => `/users/${own.key}`,
    heading: named("own"),
  },
  {
    route: "/users/:id/profile",
    file: "profile-of-another",
    viewers: ["admin", "member", "contributor"],
    address: ({ contributor }) => `/users/${contributor.key}/profile`,
    heading: named("contributor"),
  },
  {
    route: "/users/:id/edit",
    file: "user-edit",
    viewers: people,
    address: ({ own }) => `/users/${own.key}/edit`,
    heading: ({ own }) => `Edit ${own.name}`,
  },
  {
    route: "/users/:id/edit",
    file: "user-edit-of-another",
    viewers: admins,
    address: ({ member }) => `/users/${member.key}/edit`,
    heading: ({ member }) => `Edit ${member.name}`,
  },
  {
    route: "/users/:id/edit/role",
    file: "user-role",
    viewers: admins,
    address: ({ member }) => `/users/${member.key}/edit/role`,
    heading: ({ member }) => `Change the role of ${member.name}`,
  },
  {
    route: "/users/:id/delete",
    file: "user-delete",
    viewers: admins,
    address: ({ member }) => `/users/${member.key}/delete`,
    heading: saying("Delete User"),
  },
  { ...at("/stats"), file: "stats", viewers: admins, heading: saying("Statistics") },
  {
    ...at("/site-settings"),
    file: "site-settings",
    viewers: admins,
    heading: saying("Site settings"),
  },
  ...referenceEntries.flatMap(referenceScreens),
  { ...at("/forbidden"), file: "forbidden", viewers: everybody, heading: saying("Forbidden") },
  { ...at("/not-found"), file: "not-found", viewers: everybody, heading: saying("Page not found") },
  {
    route: "*",
    file: "unknown-address",
    viewers: everybody,
    address: () => "/no/such/page",
    heading: saying("Page not found"),
  },
];
