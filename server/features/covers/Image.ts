import { Field, Int, ObjectType } from "type-graphql";

/** A picture, with its size so that a page keeps the place free. */
@ObjectType({
  simpleResolvers: true,
  description: "A picture, with its size so that a page keeps the place free.",
})
export class Image {
  @Field(() => String, { description: "A path on this server; it never changes its content." })
  url!: string;

  @Field(() => Int, { description: "In pixels." })
  width!: number;

  @Field(() => Int, { description: "In pixels." })
  height!: number;

  @Field(() => String, { description: "What it shows, for those who cannot see it." })
  alt!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The same picture in several widths, as `srcset` of an <img> has them; null for a drawing, which fits every size.",
  })
  srcSet!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A data: URL of some hundred bytes to show, blurred, until the picture is there; null for a drawing.",
  })
  placeholder!: string | null;
}
