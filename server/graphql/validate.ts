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

/** An input class states the rules of its fields beside them, some by what the operator has set. */
interface WithRules {
  rules?: Rules | ((settings: InputSettings) => Rules);
}

/**
 * Checks an input against the rules of its class, or a list of arguments against those of each,
 * and replaces its values with the normalized ones.
 * @throws BAD_USER_INPUT with every field that breaks a rule
 */
export function validateInput(input: unknown, settings: InputSettings): void {
  const [first, ...more] = findIssues(input, settings);
  if (first) throw invalidInput([first, ...more]);
}

/** More broken rules than anybody reads are not listed. */
const MAX_ISSUES = 100;

/** The rules that an input breaks; the values of one that breaks none are normalized. */
export function findIssues(input: unknown, settings: InputSettings): Issue[] {
  // Bytes have no fields, only a great many values.
  if (typeof input !== "object" || input === null || ArrayBuffer.isView(input)) return [];
  const { rules } = input.constructor as WithRules;
  if (!rules) return Object.values(input).flatMap((each) => findIssues(each, settings));
  const checked = (typeof rules === "function" ? rules(settings) : rules).safeParse(input);
  if (checked.success) {
    Object.assign(input, checked.data);
    return [];
  }
  return checked.error.issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => ({ field: path.join("."), message }));
}

const withoutNul = (text: string) => !text.includes("\0");
const nulMessage = "Text must not contain the NUL character.";

/** Instructions lose only blank ends: the indent of their first line is the writer's. */
const trimmers = {
  trim: (text: string) => text.trim(),
  "keep indents": (text: string) => text.replace(/^(\s*\n)+/, "").trimEnd(),
};

export const trimInstructions = trimmers["keep indents"];

/** A text that must not be empty after trimming, with its own message. */
export const requiredText = (
  required: string,
  thing: string,
  max: number,
  ends: keyof typeof trimmers = "trim",
) =>
  z
    .string()
    .refine(withoutNul, nulMessage)
    .transform(trimmers[ends])
    .pipe(
      z
        .string()
        .refine((text) => text.trim() !== "", required)
        .max(max, `${thing} must be at most ${max} characters long`),
    );

/** A text that stays as it is when left out; null and nothing but blanks take it away. */
export const clearableText = (thing: string, max: number) =>
  z
    .string()
    .refine(withoutNul, nulMessage)
    .transform((text) => text.trim() || null)
    .pipe(z.string().max(max, `${thing} must be at most ${max} characters long`).nullable())
    .nullish();

/** A text that may be left out; nothing but blanks counts as left out and becomes null. */
export const optionalText = (thing: string, max: number) =>
  clearableText(thing, max).transform((text) => text ?? null);

/** An optional search text. */
export const searchText = z
  .string()
  .max(maxLength.searchText, `Search text must be at most ${maxLength.searchText} characters long`)
  .refine(withoutNul, nulMessage)
  .nullish();

/** A name: normalized, with a visible character and without hidden ones. */
export const requiredName = (required: string, thing: string, max: number) =>
  requiredText(required, thing, max)
    .transform((name) => normalizeText(removeVariationSelectors(name)))
    .refine((name) => !hasHiddenCharacters(name), `${thing} must not contain hidden characters`)
    .refine(isVisible, `${thing} must contain a visible character`);

/** An email address; stored as typed, compared case-insensitively. */
export const emailAddress = requiredText("Email is required", "Email", maxLength.email)
  .transform(normalizeText)
  .pipe(z.email("Invalid email address"));
