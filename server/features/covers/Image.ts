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
}
