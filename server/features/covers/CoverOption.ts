import { Field, ObjectType } from "type-graphql";
import { CoverDrawing } from "./CoverDrawing";
import { Image } from "./Image";

/** A cover that an author can choose. */
@ObjectType({
  simpleResolvers: true,
  description: "A drawing that can be chosen as the cover of a recipe, and what it looks like.",
})
export class CoverOption {
  @Field(() => CoverDrawing, {
    nullable: true,
    description: "The drawing; null for the one that the name of the recipe decides.",
  })
  drawing!: CoverDrawing | null;

  @Field(() => Image, { description: "The cover of the recipe with this drawing." })
  image!: Image;
}
