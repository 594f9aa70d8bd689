import { registerEnumType } from "type-graphql";
import { ReviewOutcome } from "../../../shared/reviewOutcome";

export { ReviewOutcome };

registerEnumType(ReviewOutcome, {
  name: "ReviewOutcome",
  description: "The way in which a reviewer cooked a recipe.",
  valuesConfig: {
    AS_WRITTEN: { description: "As the recipe is written." },
    WITH_CHANGES: { description: "With changes." },
  },
});
