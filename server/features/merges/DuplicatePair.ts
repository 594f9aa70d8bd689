import { Field, ObjectType, registerEnumType } from "type-graphql";
import { MergeableItem } from "./MergeableItem";

/** Reasons why two names are likely duplicates. */
export enum DuplicateReason {
  SPELLING = "f",
  FORM = "s",
  TYPO = "t",
  SYNONYM = "y",
}

registerEnumType(DuplicateReason, {
  name: "DuplicateReason",
  description: "The reason why two names are likely duplicates.",
  valuesConfig: {
    SPELLING: {
      description:
        "They differ in accents, umlauts, blanks or hyphens, such as Crème fraîche and Creme fraiche.",
    },
    FORM: { description: "They are forms of the same words, such as Tomato and Tomatoes." },
    TYPO: { description: "One letter is wrong, missing or swapped, such as Cinamon and Cinnamon." },
    SYNONYM: { description: "They are synonyms, such as Shrimp and Prawn." },
  },
});

@ObjectType({ simpleResolvers: true, description: "Two items that are likely duplicates." })
export class DuplicatePair {
  @Field(() => DuplicateReason, { description: "The reason why they are likely duplicates." })
  reason!: DuplicateReason;

  @Field(() => MergeableItem, { description: "The item that more recipes use." })
  one!: MergeableItem;

  @Field(() => MergeableItem, { description: "The other item." })
  other!: MergeableItem;
}
