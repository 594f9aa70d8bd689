import { Field, Float, InputType, Int, InterfaceType } from "type-graphql";
import { Check, Column } from "typeorm";
import { z } from "zod";
import { toSnakeCase } from "../../../shared/changeCase";
import { canonicalLanguage } from "../../../shared/languageTag";
import {
  type Detail,
  detailEntries,
  mapDetails,
  recipeDetails,
  type RecipeDetails as Details,
} from "../../../shared/recipeDetails";
import { clearableText } from "../../graphql/validate";
import { describeMaxLength, describeRange } from "../../lib/describeLimits";

const describe = (detail: Detail): string => {
  const limits = "max" in detail ? describeMaxLength(detail.max) : describeRange(detail.range);
  return `${detail.description}; ${limits}.`;
};

const graphqlTypes = { text: String, language: String, number: Float, minutes: Int };

/** Declares a nullable GraphQL field for each detail. */
function addFields(prototype: object): void {
  for (const [name, detail] of detailEntries) {
    const type = graphqlTypes[detail.type];
    Field(() => type, { nullable: true, simple: true, description: describe(detail) })(
      prototype,
      name,
    );
  }
}

@InterfaceType("RecipeDetails", {
  description: "The simple fields of a recipe; null for what is not given.",
})
abstract class DetailsInterface {}
addFields(DetailsInterface.prototype);

/** The fields that recipes and drafts of imports have in common. The loop above has declared them. */
export const RecipeDetails = DetailsInterface as abstract new () => Details;

@InputType()
class DetailsInput {}
addFields(DetailsInput.prototype);

/** The details of a recipe as they are typed. */
export const RecipeDetailsInput = DetailsInput as new () => Partial<Details>;

const columnTypes = {
  text: "text",
  language: "text",
  number: "double precision",
  minutes: "int",
} as const;

/** Declares a nullable column for each detail, with its limits. `totalMinutes` is computed, so its column has a name of its own. */
export function DetailColumns(entity: abstract new () => object): void {
  const prototype = entity.prototype as object;
  for (const [name, detail] of detailEntries) {
    const property = name === "totalMinutes" ? "ownTotalMinutes" : name;
    const column = toSnakeCase(name);
    Column({ type: columnTypes[detail.type], name: column, nullable: true })(prototype, property);
    const limits =
      "max" in detail
        ? `char_length(${column}) between 1 and ${detail.max}`
        : `${column} between ${detail.range.min} and ${detail.range.max}`;
    Check(limits)(entity);
  }
}

const languageRule = ({ label, max }: (typeof recipeDetails)["language"]) =>
  clearableText(label, max).transform((typed, context) => {
    if (!typed) return typed;
    const tag = canonicalLanguage(typed);
    if (tag === null || tag.length > max) {
      context.addIssue(`${label} must be a language tag, such as en or de-AT`);
    }
    return tag;
  });

function makeRule(detail: Detail) {
  switch (detail.type) {
    case "text":
      return clearableText(detail.label, detail.max);
    case "language":
      return languageRule(recipeDetails.language);
    case "number":
    case "minutes": {
      const { min, max } = detail.range;
      const unit = detail.type === "minutes" ? " minutes" : "";
      const message = `${detail.label} must be between ${min} and ${max}${unit}`;
      const number = z.number().min(min, message).max(max, message);
      return (detail.type === "minutes" ? number.int() : number).nullish();
    }
  }
}

/** The rules of `RecipeDetailsInput`. */
export const detailRules = mapDetails((_name, detail) => makeRule(detail));
