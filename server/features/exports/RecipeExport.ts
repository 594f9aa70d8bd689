import { Field, ObjectType, registerEnumType } from "type-graphql";
import type { ExportedRecipe } from "./ExportedRecipe";

/** The collections that can be exported. */
export enum RecipeCollection {
  OWN = "OWN",
  FAVORITES = "FAVORITES",
  ALL = "ALL",
}

registerEnumType(RecipeCollection, {
  name: "RecipeCollection",
  description: "A collection of recipes that can be exported.",
  valuesConfig: {
    OWN: { description: "The recipes that the viewer added, private and unlisted ones included." },
    FAVORITES: { description: "The viewer's favorites." },
    ALL: { description: "All public recipes and the viewer's own; for admins." },
  },
});

/** A recipe as a file for other programs. */
@ObjectType({ simpleResolvers: true, description: "A recipe as a file for other programs." })
export class RecipeExport implements ExportedRecipe {
  @Field(() => String, {
    description: "A file name that is valid on any system, such as `Onion soup.cook`; not unique.",
  })
  fileName!: string;

  @Field(() => String, { description: "The content of the file." })
  text!: string;

  @Field(() => [String], {
    description:
      "The recipe's photos in order, in their largest size: the names of files in an archive, and their paths on this server.",
  })
  photos!: string[];
}
