import { Link } from "react-router-dom";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import { writeListQuery } from "./listQuery";
import classes from "./RecipeEquipment.module.css";
import {
  type RecipeEquipment_RecipeRef,
  useRecipeEquipment_Recipe,
} from "./RecipeEquipment_recipe.generated";

/** The equipment of a recipe in one line, each with a link to the recipes that need it. */
export function RecipeEquipment({ recipe: ref }: { recipe: RecipeEquipment_RecipeRef }) {
  const { equipment } = useRecipeEquipment_Recipe(ref);
  if (equipment.length === 0) return null;
  return (
    <p className={classes.equipment}>
      {t("recipe.equipment")}{" "}
      {equipment.map(({ id, equipmentId, name }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <Link dir="auto" to={paths.recipes(writeListQuery({ equipmentId: [equipmentId] }))}>
            {name}
          </Link>
        </span>
      ))}
    </p>
  );
}
