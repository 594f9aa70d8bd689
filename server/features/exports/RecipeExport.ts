import { Field, ObjectType } from "type-graphql";

/** A recipe as a file for other programs. */
@ObjectType({ simpleResolvers: true, description: "A recipe as a file for other programs." })
export class RecipeExport {
  @Field(() => String, {
    description: "A file name that is valid on any system, such as `Onion soup.cook`; not unique.",
  })
  fileName!: string;

  @Field(() => String, { description: "The content of the file." })
  text!: string;

  @Field(() => [String], {
    description:
      "The recipe's photos in order, in their largest size, then those of its former versions: the names of files in an archive, and their paths on this server.",
  })
  photos!: string[];
}
