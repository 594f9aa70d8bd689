import { ArgsType, Field, registerEnumType } from "type-graphql";
import { z } from "zod";
import { pageArgs } from "../../graphql/connection";
import { searchText } from "../../graphql/validate";

/** The orders that a table of reference data comes in. */
export enum ReferenceSort {
  NAME_ASC = "NAME_ASC",
  NAME_DESC = "NAME_DESC",
  KEY_ASC = "KEY_ASC",
  KEY_DESC = "KEY_DESC",
}

registerEnumType(ReferenceSort, {
  name: "ReferenceSort",
  description: "The orders that a table of reference data comes in.",
  valuesConfig: {
    NAME_ASC: { description: "A to Z, without regard to case and accents." },
    NAME_DESC: { description: "Z to A." },
    KEY_ASC: { description: "The first added first." },
    KEY_DESC: { description: "The last added first." },
  },
});

/** Which part of a table of reference data. */
@ArgsType()
export class ReferencePage extends pageArgs(50) {
  static rules = z.looseObject({
    search: searchText,
  });

  @Field(() => String, {
    nullable: true,
    description:
      "A part of the name, without regard to case and accents, taken literally; at most 200 characters.",
  })
  search?: string | null;

  @Field(() => ReferenceSort, {
    nullable: true,
    description: "The order; by default the one that the whole list has.",
  })
  sort?: ReferenceSort | null;
}
