import { createRequire } from "node:module";
import { BRAND } from "../brand";

const load = createRequire(__filename);

/** What somebody thinks of first on this site, with figures and signs around it. */
const siteWords = new Set([
  BRAND.toLowerCase(),
  ...["admin", "administrator", "contributor", "member"],
  ...["cook", "cooking", "kitchen", "recipe", "recipes"],
  ...["kochen", "küche", "rezept", "rezepte"],
]);

const ONE_WORD = /^[^\p{L}]*(\p{L}+)[^\p{L}]*$/u;

let passwords: ReadonlySet<string> | undefined;

/** The passwords that are guessed first; loaded with the first question, since there are some ten thousand. */
function loadCommonPasswords(): ReadonlySet<string> {
  const { dictionary } = load(
    "@zxcvbn-ts/language-common",
  ) as typeof import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map(String));
}

/** Whether a password is among those that are guessed first, in upper or lower case. */
export function isCommonPassword(password: string): boolean {
  passwords ??= loadCommonPasswords();
  const lowerCase = password.toLowerCase();
  return passwords.has(lowerCase) || siteWords.has(ONE_WORD.exec(lowerCase)?.[1] ?? "");
}
