import type { ResolverData } from "type-graphql";
import { z } from "zod";
import { maxLength } from "../../shared/inputLimits";
import type { Settings } from "../../shared/settings";
import type { Context } from "./context";
import { invalidInput, type Issue } from "../errors";
import { hasHiddenCharacters, normalizeText } from "../lib/text";

type Rules = z.ZodType<object>;

/** An input class states the rules of its fields beside them, some by what the operator has set. */
interface WithRules {
  rules?: Rules | ((settings: Settings) => Rules);
}

/** What TypeGraphQL calls for every argument, once the rules above the resolver let a call pass. */
export function validateArgument(
  argument: unknown,
  _type: unknown,
  { context }: ResolverData,
): void {
  // Both doors make the context; TypeGraphQL knows it only as an object.
  const { requestError, services } = context as Context;
  if (!requestError) return validateInput(argument, services.config);
  // Arguments are checked one after the other before the first refusal is heard, whose list is
  // whole by then. Of a body that could not be read there is nothing more to say.
  if (requestError.issues.length)
    requestError.issues.push(...checkInput(argument, services.config));
  throw requestError;
}

/**
 * Checks an input against the rules of its class, or a list of arguments against those of each,
 * and puts the tidied values in their place. The first broken rule is told in the field's own
 * words.
 * @throws BAD_USER_INPUT with every field that breaks a rule
 */
export function validateInput(input: unknown, settings: Settings): void {
  const [first, ...more] = checkInput(input, settings);
  if (first) throw invalidInput([first, ...more]);
}

/** More broken rules than anybody reads are not listed. */
const MOST_ISSUES = 100;

function checkInput(input: unknown, settings: Settings): Issue[] {
  // Bytes have no fields, only a great many values.
  if (typeof input !== "object" || input === null || ArrayBuffer.isView(input)) return [];
  const { rules } = input.constructor as WithRules;
  if (!rules) return Object.values(input).flatMap((each) => checkInput(each, settings));
  const checked = (typeof rules === "function" ? rules(settings) : rules).safeParse(input);
  if (checked.success) {
    Object.assign(input, checked.data);
    return [];
  }
  return checked.error.issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => ({ field: path.join("."), message }));
}

const withoutNul = (text: string) => !text.includes("\0");
const nulMessage = "Text must not contain the NUL character.";

/** Instructions lose only blank ends: the indent of their first line is the writer's. */
const trimmers = {
  trim: (text: string) => text.trim(),
  "keep indents": (text: string) => text.replace(/^(\s*\n)+/, "").trimEnd(),
};

/** A text that must be there after trimming, with its own words for "required". */
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

/** What people look for; it may be left out. */
export const searchText = z
  .string()
  .max(maxLength.searchText, `Search text must be at most ${maxLength.searchText} characters long`)
  .refine(withoutNul, nulMessage)
  .nullish();

/** A name that people go by: one spelling, nothing hidden in it. */
export const requiredName = (required: string, thing: string, max: number) =>
  requiredText(required, thing, max)
    .transform(normalizeText)
    .refine((name) => !hasHiddenCharacters(name), `${thing} must not contain hidden characters`);

/** An email address; kept as typed, compared without case. */
export const emailAddress = requiredText("Email is required", "Email", maxLength.email)
  .transform(normalizeText)
  .pipe(z.email("Invalid email address"));
