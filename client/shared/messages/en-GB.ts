import type { MessageDifferences } from "./Messages";
import type { ServerMessages } from "./serverMessages";

/**
 * The messages in which British English differs from `en`. The texts that the specification fixes,
 * such as “Add to Favorites”, are the same in each English.
 */
export const enGB: MessageDifferences = {
  dates: {
    day: "{{day}} {{month}} {{year}}",
    shortMonths: "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec",
  },
  bar: {
    favorites: "Favourites",
    toLight: "Switch to light colours",
    toDark: "Switch to dark colours",
  },
  home: {
    welcome:
      "{{brand}} makes it easy to share recipes. Create an account to keep your favourites and say what you think, or just browse.",
    recommended: "Like your favourites",
    favorites: "Your favourites",
    seeAllFavorites: "See all favourites",
  },
  login: { intro: "Welcome back. Your favourites are where you left them." },
  register: { intro: "An account keeps your favourites, reviews and notes." },
  resetPassword: {
    factorsHelp:
      "Your new password logs out all devices and removes these from your account. If you do not recognise one, someone else may have added it.",
  },
  sessions: {
    intro: "The devices where you are logged in. End any session you do not recognise.",
  },
  ownData: {
    intro:
      "Download everything you have written here and everything stored about your account: recipes, reviews, favourites and notes.",
    deleteHelp:
      "Your name, email address, favourites, notes and deleted recipes are removed for good. This cannot be undone.",
  },
  profile: { favorites: "Favourite recipes", tabs: { favorites: "Favourites" } },
  list: { favorites: "My favourites" },
  exports: { favorites: "My favourites" },
  cooking: { startAgain: "Clear ticks" },
  favorite: {
    loginFirst: "Log in to save {{name}} to your favourites.",
    addOf: "Add {{name}} to favourites",
    removeOf: "Remove {{name}} from favourites",
    failed: "Your favourites could not be changed. Please try again.",
  },
  recipeForm: {
    unitExample: "tbsp",
    notUnderstood: "Not recognised as an ingredient. Correct it or remove this row.",
  },
  offline: {
    storedText: "Recipes you have viewed and your favourites are available offline.",
    still: "You can still open recipes you have viewed and your favourites.",
  },
  book: { title: { favorites: "My favourite recipes" } },
  deleteUser: {
    help: "The favourites, notes and diary of this account are deleted too. An account with recipes or reviews can only be banned.",
  },
  roleForm: { can: { member: "Members keep favourites and notes, and review recipes." } },
  siteSettings: { of: { FAVORITES_PER_DAY: "Favourites per account and day" } },
  stats: {
    of: { favorites: "Favourites" },
    added: { favorites: "New favourites" },
    mostFavorited: "Most favourited",
  },
};

export const serverMessages: ServerMessages = {
  "You canceled the login with {{name}}.": "You cancelled the login with {{name}}.",
  "You have reached today's limit for new favorites. Please try again later.":
    "You have reached today's limit for new favourites. Please try again later.",
};
