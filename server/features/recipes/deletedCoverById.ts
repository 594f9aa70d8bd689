import type { Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import { Image } from "../covers/Image";

type Subject = Parameters<typeof Image.fromRecipe>[0] & { recipeId: number };

const SUBJECTS = `
  select d.recipe_id as "recipeId", d.name, d.content->>'cover_drawing' as drawing, array(
    select i.name from deleted_recipe_rows r
    join ingredients i on i.ingredient_id = (r.content->>'ingredient_id')::int
    where r.recipe_id = d.recipe_id and r.table_name = 'recipe_lines'
    order by (r.content->>'position')::int
  ) as ingredients
  from deleted_recipes d where d.recipe_id = any($1)`;

/** Loads the drawings of deleted recipes by recipeId. */
export const deletedCoverById: Loader<number, Image> = {
  async batch(ids, { db }) {
    const subjects: Subject[] = await db.query(SUBJECTS, [ids]);
    return byKey(ids, subjects, ({ recipeId }) => recipeId).map((subject) =>
      // The recipe may have been restored since the list was read.
      Image.fromRecipe(subject ?? { name: "", ingredients: [], drawing: null }),
    );
  },
};
