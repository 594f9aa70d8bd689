import { createRequire } from "node:module";

const load = createRequire(__filename);

let passwords: ReadonlySet<string> | undefined;

/** The passwords that are guessed first; loaded with the first question, since there are some ten thousand. */
function commonPasswords(): ReadonlySet<string> {
  const { dictionary } = load(
    "@zxcvbn-ts/language-common",
  ) as typeof import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map(String));
}

/** Whether a password is among those that are guessed first, in upper or lower case. */
export function isCommonPassword(password: string): boolean {
  passwords ??= commonPasswords();
  return passwords.has(password.toLowerCase());
}
