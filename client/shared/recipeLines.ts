/** A line as queries return it: an ingredient with its name, or a heading. */
interface RecipeLine {
  name: string | null;
  heading: string | null;
}

/** A line with an ingredient. */
export type IngredientLine<Line extends RecipeLine> = Line & { name: string };

/** The lines under a heading. */
interface LineSection<Line extends RecipeLine> {
  /** Null for the lines before the first heading. */
  heading: Line | null;
  lines: IngredientLine<Line>[];
}

const hasIngredient = <Line extends RecipeLine>(line: Line): line is IngredientLine<Line> =>
  line.name !== null;

/** The lines with an ingredient, in order. */
export const selectIngredients = <Line extends RecipeLine>(
  lines: readonly Line[],
): IngredientLine<Line>[] => lines.filter(hasIngredient);

/** Groups the lines of a recipe by the heading above them. */
export function groupLines<Line extends RecipeLine>(lines: readonly Line[]): LineSection<Line>[] {
  const sections: LineSection<Line>[] = [{ heading: null, lines: [] }];
  for (const line of lines) {
    if (hasIngredient(line)) sections.at(-1)!.lines.push(line);
    else sections.push({ heading: line, lines: [] });
  }
  return sections.filter((section) => section.heading || section.lines.length > 0);
}
