import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import {
  MAX_CARD_TEXT,
  MAX_IMPORT_TEXT_BYTES,
  MAX_IMPORT_TEXT_MEGABYTES,
  maxLength,
} from "../../../shared/inputLimits";
import { clearableText, requiredText } from "../../graphql/validate";
import { describeMaxLength } from "../../lib/describeLimits";
import { fitsImport, TEXT_TOO_LARGE } from "./textLimit";

const isAddress = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url);

/** The source of an import: an address or a text. */
@InputType({ description: "The source of recipes: either an address or a text." })
export class ImportInput {
  static rules = z
    .object({
      url: clearableText("The address", maxLength.importSource).refine(
        (url) => url == null || isAddress(url),
        "The address must begin with http:// or https://.",
      ),
      text: clearableText("The text", MAX_IMPORT_TEXT_BYTES, TEXT_TOO_LARGE).refine(
        (text) => text == null || fitsImport(text),
        TEXT_TOO_LARGE,
      ),
    })
    .refine(({ url, text }) => Boolean(url) !== Boolean(text), {
      message: "Please enter either an address or a text.",
      path: ["url"],
    });

  @Field(() => String, {
    nullable: true,
    description: `The address of a page with recipes, beginning with http:// or https://; ${describeMaxLength(maxLength.importSource)}.`,
  })
  url?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A recipe as text, in English or German, or the HTML of a page; at most ${MAX_IMPORT_TEXT_MEGABYTES} MB.`,
  })
  text?: string | null;
}

/** The corrected text of a photographed card. */
@InputType({ description: "The text of a photographed card as corrected." })
export class CardTextInput {
  static rules = z.object({
    text: requiredText("The text is required.", "The text", MAX_CARD_TEXT),
  });

  @Field(() => String, {
    description: `The text, in English or German; ${describeMaxLength(MAX_CARD_TEXT)}.`,
  })
  text!: string;
}

const MAX_CHOSEN = 1_000;

/** A choice of a category for recipes of an import. */
@InputType({ description: "A choice of a category for recipes of an import." })
export class ImportCategoryInput {
  static rules = z.object({
    categoryId: z.number().int().min(1).nullish(),
    importItemIds: z
      .array(z.number().int().min(1))
      .max(MAX_CHOSEN, `At most ${MAX_CHOSEN} recipes can be chosen at once`)
      .nullish(),
  });

  @Field(() => Int, {
    nullable: true,
    description:
      "The category's numeric ID. Without it, the category Other is used, and created if there is none.",
  })
  categoryId?: number | null;

  @Field(() => [Int], {
    nullable: true,
    description:
      "Numeric IDs of recipes of the import. Without them, all recipes that have no category get it.",
  })
  importItemIds?: number[] | null;
}
