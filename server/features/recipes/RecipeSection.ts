import { Field, ObjectType } from "type-graphql";

/** A part of the instructions. */
@ObjectType({ simpleResolvers: true, description: "A section of a recipe's instructions." })
export class RecipeSection {
  @Field(() => String, {
    nullable: true,
    description: "The heading without its colon; null for a section without a heading.",
  })
  heading!: string | null;

  @Field(() => [String], {
    description: "The steps in order; empty if the heading has no text below it.",
  })
  steps!: string[];
}

const section = (heading: string | null): RecipeSection =>
  Object.assign(new RecipeSection(), { heading, steps: [] });

/** Instructions as steps: a line each; a line that ends in a colon is a heading. */
export function sectionsOf(instructions: string): RecipeSection[] {
  const sections = [section(null)];
  for (const line of instructions.split("\n").map((text) => text.trim())) {
    if (line === "") continue;
    if (line.endsWith(":")) sections.push(section(line.slice(0, -1).trimEnd()));
    else sections.at(-1)!.steps.push(line);
  }
  return sections.filter(({ heading, steps }) => heading !== null || steps.length > 0);
}
