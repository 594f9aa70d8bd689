import { Field, Int, ObjectType } from "type-graphql";
import type { CoverDrawing } from "../../../shared/coverDrawings";
import { type CoverRecipe, getCover, getCovers } from "./drawing/covers";

/** An image with its dimensions, so that a page can reserve the space. */
@ObjectType({
  simpleResolvers: true,
  description: "An image with its dimensions.",
})
export class Image {
  @Field(() => String, { description: "A path on this server, whose content never changes." })
  url!: string;

  @Field(() => Int, { description: "The width in pixels." })
  width!: number;

  @Field(() => Int, { description: "The height in pixels." })
  height!: number;

  @Field(() => String, { description: "The alternative text." })
  alt!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The image in several widths, for the `srcset` of an <img>; null for a drawing, which is scalable.",
  })
  srcSet!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A tiny image as a data: URL, to show blurred while the image loads; null for a drawing.",
  })
  placeholder!: string | null;

  /** Returns the drawing for a recipe without photos. */
  static fromRecipe(recipe: CoverRecipe): Image {
    return Image.fromCover(getCover(recipe));
  }

  /** Returns the cover of a recipe with each of these drawings. */
  static fromDrawings(recipe: CoverRecipe, drawings: readonly (CoverDrawing | null)[]): Image[] {
    return getCovers(recipe, drawings).map(Image.fromCover);
  }

  private static fromCover(cover: ReturnType<typeof getCover>): Image {
    return Object.assign(new Image(), { ...cover, srcSet: null, placeholder: null });
  }
}
