import { Field, Int, ObjectType } from "type-graphql";
import type { CoverDrawing } from "../../../shared/coverDrawings";
import { type CoverRecipe, coverFor, coversFor } from "./drawing/covers";

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

  /** The drawing that is the cover of a recipe without photos. */
  static drawingOf(recipe: CoverRecipe): Image {
    return Image.drawn(coverFor(recipe));
  }

  /** The same with each of these drawings. */
  static drawingsOf(recipe: CoverRecipe, drawings: readonly (CoverDrawing | null)[]): Image[] {
    return coversFor(recipe, drawings).map(Image.drawn);
  }

  private static drawn(cover: ReturnType<typeof coverFor>): Image {
    return Object.assign(new Image(), { ...cover, srcSet: null, placeholder: null });
  }
}
