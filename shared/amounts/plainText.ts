import { FRACTION_SIGN, fractionOfSign } from "./fractions";

const SIGN = new RegExp(`(\\p{Nd}\\s*)?(${FRACTION_SIGN})`, "gu");
/** Matches ASCII without spaces, which stays unchanged. */
const PLAIN = /^[!-~]*$/;
const RAISED = /(\p{Nd})(?=[¹²³⁰⁴-⁹])/gu;

/** Unifies characters with several variants: fractions, dashes, multiplication signs, spaces. */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(SIGN, (_, before: string | undefined, sign: string) =>
      before ? `${before.trim()} ${fractionOfSign.get(sign)}` : fractionOfSign.get(sign)!,
    )
    .replace(RAISED, "$1 ")
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll("\u2044", "/")
    .replaceAll("×", "x")
    .replace(/\s+/g, " ")
    .trim();
}
