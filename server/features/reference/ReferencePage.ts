import { ArgsType, Field, registerEnumType } from "type-graphql";
import { z } from "zod";
import { pageArgs } from "../../graphql/connection";
import { searchText } from "../../graphql/validate";
import { describeMaxLength } from "../../lib/describeLimits";
import { maxLength } from "../../../shared/inputLimits";

/** The sort orders of a table of reference data. */
export enum ReferenceSort {
  NAME_ASC = "NAME_ASC",
  NAME_DESC = "NAME_DESC",
  KEY_ASC = "KEY_ASC",
  KEY_DESC = "KEY_DESC",
}

registerEnumType(ReferenceSort, {
  name: "ReferenceSort",
  description: "The sort order of a list of reference data.",
  valuesConfig: {
    NAME_ASC: { description: "By name, A to Z, ignoring case and accents." },
    NAME_DESC: { description: "By name, Z to A." },
    KEY_ASC: { description: "By ID, ascending: oldest first." },
    KEY_DESC: { description: "By ID, descending: newest first." },
  },
});

/** The page and filter of a table of reference data. */
@ArgsType()
export class ReferencePage extends pageArgs(50) {
  static rules = z.looseObject({
    search: searchText,
  });

  @Field(() => String, {
    nullable: true,
    description: `Matches a part of the name, of an alias or of a synonym, ignoring case and accents; no wildcards; ${describeMaxLength(maxLength.searchText)}.`,
  })
  search?: string | null;

  @Field(() => ReferenceSort, {
    nullable: true,
    description: "The sort order; defaults to that of the whole list.",
  })
  sort?: ReferenceSort | null;
}
