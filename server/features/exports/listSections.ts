/** A line of a recipe: an ingredient with a name, or a heading. */
interface Line {
  heading: string | null;
  name: string | null;
}

/** The ingredients below a heading. */
interface LineSection<Ingredient> {
  heading: string;
  ingredients: Ingredient[];
}

/** Lists the headings with the ingredients below them. Ingredients above the first heading are omitted. */
export function listSections<Each extends Line>(
  lines: readonly Each[],
): LineSection<Each & { name: string }>[] {
  const sections: LineSection<Each & { name: string }>[] = [];
  for (const line of lines) {
    const { heading, name } = line;
    if (heading !== null) sections.push({ heading, ingredients: [] });
    else if (name !== null) sections.at(-1)?.ingredients.push({ ...line, name });
  }
  return sections;
}
