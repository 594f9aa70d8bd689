import { Button } from "@mantine/core";
import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths";
import { t } from "../../shared/messages/t";

/** A button that opens the form for a new recipe. */
export function AddRecipe() {
  return (
    <Button
      component={Link}
      to={paths.newRecipe()}
      size="sm"
      leftSection={<Plus size={18} aria-hidden />}
    >
      {t("recipeForm.add")}
    </Button>
  );
}
