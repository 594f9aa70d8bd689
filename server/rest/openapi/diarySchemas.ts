import { maxLength } from "../../../shared/inputLimits";
import type { JsonSchema } from "./JsonSchema";
import { attachedPhotoIds, attachedPhotos } from "./photoSchemas";
import { boolean, id, nullable, object, omissible, string, time } from "./schemaBuilders";

const cookedOn: JsonSchema = {
  type: "string",
  format: "date",
  description: "The day of cooking.",
  examples: ["2026-11-21"],
};

const text = nullable(string("A line of text.", "With plums from our tree.", maxLength.diaryEntry));

const isPublic = boolean("True if everyone who may see the recipe may see the entry.");

/** An entry in the cooking diary of a member. */
export const DiaryEntry = object({
  diaryEntryId: id("The entry's ID."),
  userId: id("The ID of the author."),
  userName: string("The name of the author.", "Ana"),
  recipeId: id("The ID of the recipe."),
  recipeName: string("The recipe's name.", "Plum cake"),
  cookedOn,
  text,
  isPublic,
  photos: attachedPhotos,
  createdAt: time("The time when the entry was created."),
});

/** The fields of a diary entry in a request. */
export const entryInput: Record<string, JsonSchema> = {
  cookedOn: omissible(cookedOn, "it is today, or unchanged in an update"),
  text: omissible(text, "there is none, or it is unchanged in an update"),
  isPublic: omissible(isPublic, "it is false, or unchanged in an update"),
  photos: attachedPhotoIds,
};
