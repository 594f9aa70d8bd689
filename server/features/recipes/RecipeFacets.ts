import { Field, ObjectType } from "type-graphql";
import { filterKinds, type ReferenceKindName } from "../../../shared/referenceKinds";
import { Author } from "../users/Author";
import { FacetOption } from "./FacetOption";

@ObjectType()
class KindFacets {}

/** Declares a list of options for each kind of reference data. */
for (const { name, words, order } of filterKinds) {
  const description = `The ${words.all}${order === "key" ? ", sorted by ID" : ""}.`;
  Field(() => [FacetOption], { description, simple: true })(KindFacets.prototype, name);
}

/** The options of each kind. The loop above has declared the fields. */
const ReferenceFacets = KindFacets as new () => Record<ReferenceKindName, FacetOption[]>;

/** The filters' options. */
@ObjectType({
  simpleResolvers: true,
  description: "The options of all filters that are used by any recipe, sorted by label.",
})
export class RecipeFacets extends ReferenceFacets {
  @Field(() => [String], {
    description:
      "The languages of all public recipes, as primary subtags such as en, sorted. The filter does not narrow them.",
  })
  languages!: string[];

  @Field(() => Boolean, { description: "True if `limit` has left out options of any list." })
  hasMore!: boolean;

  @Field(() => Author, {
    nullable: true,
    description: "The user with the filter's `ownerId`, if they have added a recipe.",
  })
  owner!: Author | null;
}
