import { Field, ObjectType, registerEnumType } from "type-graphql";
import { MergeableItem } from "./MergeableItem";

/** Why two names are likely the same. */
export enum DuplicateReason {
  SPELLING = "f",
  FORM = "s",
  TYPO = "t",
}

registerEnumType(DuplicateReason, {
  name: "DuplicateReason",
  description: "Why two names are likely the same.",
  valuesConfig: {
    SPELLING: {
      description:
        "They differ in accents, umlauts, blanks or hyphens, such as Crème fraîche and Creme fraiche.",
    },
    FORM: { description: "They are forms of the same words, such as Tomato and Tomatoes." },
    TYPO: { description: "One letter is wrong, missing or swapped, such as Cinamon and Cinnamon." },
  },
});

@ObjectType({ simpleResolvers: true, description: "Two that are likely the same." })
export class DuplicatePair {
  @Field(() => DuplicateReason, { description: "Why they are likely the same." })
  reason!: DuplicateReason;

  @Field(() => MergeableItem, { description: "The one that more recipes use." })
  one!: MergeableItem;

  @Field(() => MergeableItem, { description: "The other one." })
  other!: MergeableItem;
}
