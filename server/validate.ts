import type { ResolverData } from "type-graphql";
import { z } from "zod";
import type { Context } from "./context";
import { badInput } from "./errors";
import { hasHiddenCharacters, tidy } from "./text";

/** An input class states the rules of its fields beside them. */
interface WithRules {
  rules?: z.ZodType<object>;
}

/** What TypeGraphQL calls for every argument, once the rules above the resolver let a call pass. */
export function validateArgument(
  argument: unknown,
  _type: unknown,
  { context }: ResolverData,
): void {
  // Both doors make the context; TypeGraphQL knows it only as an object.
  const { fault } = context as Context;
  if (fault) throw fault;
  validateInput(argument);
}

/**
 * Checks an input against the rules of its class, or a list of arguments against those of each,
 * and puts the tidied values in their place. The first broken rule is told in the field's own
 * words.
 */
export function validateInput(input: unknown): void {
  // Bytes have no fields, only a great many values.
  if (typeof input !== "object" || input === null || ArrayBuffer.isView(input)) return;
  const { rules } = input.constructor as WithRules;
  if (!rules) return Object.values(input).forEach(validateInput);
  const checked = rules.safeParse(input);
  if (checked.success) {
    Object.assign(input, checked.data);
    return;
  }
  const issue = checked.error.issues[0];
  throw badInput(issue?.message ?? "This input cannot be read.", issue?.path.join("."));
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
export const keptText = (thing: string, max: number) =>
  z
    .string()
    .refine(withoutNul, nulMessage)
    .transform((text) => text.trim() || null)
    .pipe(z.string().max(max, `${thing} must be at most ${max} characters long`).nullable())
    .nullish();

/** A text that may be left out; nothing but blanks counts as left out and becomes null. */
export const optionalText = (thing: string, max: number) =>
  keptText(thing, max).transform((text) => text ?? null);

/** What people look for; it may be left out. */
export const searchText = z
  .string()
  .max(200, "Search text must be at most 200 characters long")
  .refine(withoutNul, nulMessage)
  .nullish();

/** A name that people go by: one spelling, nothing hidden in it. */
export const requiredName = (required: string, thing: string, max: number) =>
  requiredText(required, thing, max)
    .transform(tidy)
    .refine((name) => !hasHiddenCharacters(name), `${thing} must not contain hidden characters`);

/** An email address; kept as typed, compared without case. */
export const emailAddress = requiredText("Email is required", "Email", 254)
  .transform(tidy)
  .pipe(z.email("Invalid email address"));
