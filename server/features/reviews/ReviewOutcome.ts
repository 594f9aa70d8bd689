import { registerEnumType } from "type-graphql";

/** The way in which a reviewer cooked. The values are those of the database. */
export enum ReviewOutcome {
  AS_WRITTEN = "as_written",
  WITH_CHANGES = "with_changes",
}

registerEnumType(ReviewOutcome, {
  name: "ReviewOutcome",
  description: "The way in which a reviewer cooked a recipe.",
  valuesConfig: {
    AS_WRITTEN: { description: "As the recipe is written." },
    WITH_CHANGES: { description: "With changes." },
  },
});
