import { createRequire } from "node:module";
import { BRAND } from "../brand";

const load = createRequire(__filename);

/** Words that an attacker tries first on this site, with digits and signs around them. */
const siteWords = new Set([
  BRAND.toLowerCase(),
  ...["admin", "administrator", "contributor", "member"],
  ...["cook", "cooking", "kitchen", "recipe", "recipes"],
  ...["kochen", "küche", "rezept", "rezepte"],
]);

const ONE_WORD = /^[^\p{L}]*(\p{L}+)[^\p{L}]*$/u;

let passwords: ReadonlySet<string> | undefined;

/** Loads the most common passwords on demand, since there are about ten thousand. */
function loadCommonPasswords(): ReadonlySet<string> {
  const { dictionary } = load(
    "@zxcvbn-ts/language-common",
  ) as typeof import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map(String));
}

const readLetters = (text: string) => text.toLowerCase().replace(/\P{L}/gu, "");

/** Returns true if a password has only the letters of the site's name, with any digits and signs. */
const isSiteName = (password: string, siteName: string) =>
  readLetters(siteName) !== "" && readLetters(password) === readLetters(siteName);

/** Returns true if a password is among the most common ones or the site's name, ignoring case. */
export function isCommonPassword(password: string, siteName?: string | null): boolean {
  passwords ??= loadCommonPasswords();
  const lowerCase = password.toLowerCase();
  return (
    passwords.has(lowerCase) ||
    siteWords.has(ONE_WORD.exec(lowerCase)?.[1] ?? "") ||
    isSiteName(password, siteName ?? BRAND)
  );
}
