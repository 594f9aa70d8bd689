import { z } from "zod";
import { maxLength } from "../../shared/inputLimits";
import type { InputSettings } from "../config/InputSettings";
import { invalidInput, type Issue } from "../errors";
import {
  hasHiddenCharacters,
  isVisible,
  normalizeText,
  removeVariationSelectors,
} from "../lib/text";

type Rules = z.ZodType<object>;

/** An input class states the rules of its fields. Some depend on the operator's settings. */
interface WithRules {
  rules?: Rules | ((settings: InputSettings) => Rules);
}

/**
 * Checks an input against the rules of its class, or each of several arguments, and replaces its values with the
 * normalized ones.
 * @throws BAD_USER_INPUT with every field that breaks a rule
 */
export function validateInput(input: unknown, settings: InputSettings): void {
  const [first, ...otherIssues] = findIssues(input, settings);
  if (first) throw invalidInput([first, ...otherIssues]);
}

/** The maximum number of issues that are reported. */
const MAX_ISSUES = 100;

/** Finds the rules that an input breaks. If it breaks no rule, its values are normalized. */
export function findIssues(input: unknown, settings: InputSettings): Issue[] {
  // The check skips buffers, which have no fields and many bytes.
  if (typeof input !== "object" || input === null || ArrayBuffer.isView(input)) return [];
  const { rules } = input.constructor as WithRules;
  if (!rules) return Object.values(input).flatMap((argument) => findIssues(argument, settings));
  const result = (typeof rules === "function" ? rules(settings) : rules).safeParse(input);
  if (result.success) {
    Object.assign(input, result.data);
    return [];
  }
  return result.error.issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => ({ field: path.join("."), message }));
}

/** Characters that are invisible alone, and join or style the parts of emoji. */
const EMOJI_PARTS = /\u200D|\uFE0E|\uFE0F/g;

/**
 * The rule for any text. PostgreSQL refuses NUL everywhere, and halves of characters in JSON: these become replacement
 * characters.
 */
const anyText = z
  .string()
  .refine((text) => !text.includes("\0"), "Text must not contain the NUL character.")
  .transform((text) => text.toWellFormed());

/**
 * The functions that trim texts. Instructions lose only blank lines and trailing space, because the
 * first line may be indented.
 */
const trimmers = {
  trim: (text: string) => text.trim(),
  "keep indents": (text: string) => text.replace(/^(\s*\n)+/, "").trimEnd(),
};

export const trimInstructions = trimmers["keep indents"];

/** Makes the rule for a text that must not be empty after trimming, with its own message. */
export const requiredText = (
  required: string,
  thing: string,
  max: number,
  ends: keyof typeof trimmers = "trim",
) =>
  anyText.transform(trimmers[ends]).pipe(
    z
      .string()
      .refine((text) => text.trim() !== "", required)
      .max(max, `${thing} must be at most ${max} characters long`),
  );

/** Makes the rule for a text that stays unchanged when omitted; null and blank texts remove it. */
export const clearableText = (
  thing: string,
  max: number,
  tooLong = `${thing} must be at most ${max} characters long`,
) =>
  anyText
    .transform((text) => text.trim() || null)
    .pipe(z.string().max(max, tooLong).nullable())
    .nullish();

/** Makes the rule for a clearable text in one line without hidden characters, which could reorder the text around it. */
export const lineOfText = (thing: string, max: number) =>
  anyText
    .transform((text) => text.replace(/\s+/g, " ").trim().normalize() || null)
    .pipe(
      z
        .string()
        .max(max, `${thing} must be at most ${max} characters long`)
        .refine(
          (text) => !hasHiddenCharacters(text.replace(EMOJI_PARTS, "")),
          `${thing} must not contain hidden characters`,
        )
        .nullable(),
    )
    .nullish();

/** Makes the rule for a text that may be omitted; a blank text becomes null. */
export const optionalText = (thing: string, max: number) =>
  clearableText(thing, max).transform((text) => text ?? null);

/** The rule for an optional search text. */
export const searchText = anyText
  .pipe(
    z
      .string()
      .max(
        maxLength.searchText,
        `Search text must be at most ${maxLength.searchText} characters long`,
      ),
  )
  .nullish();

/** Makes the rule for a name: normalized, with a visible character and without hidden ones. */
export const requiredName = (required: string, thing: string, max: number) =>
  requiredText(required, thing, max)
    .transform((name) => normalizeText(removeVariationSelectors(name)))
    .refine((name) => !hasHiddenCharacters(name), `${thing} must not contain hidden characters`)
    .refine(isVisible, `${thing} must contain a visible character`);

/** The rule for an email address, which is stored as typed and compared regardless of case. */
export const emailAddress = requiredText("Email is required", "Email", maxLength.email)
  .transform(normalizeText)
  .pipe(z.email("Invalid email address"));
