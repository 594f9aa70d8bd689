import { Button } from "@mantine/core";
import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths";
import { t } from "../../shared/messages/t";

interface AddRecipeProps {
  size?: "sm" | "md";
  /** `default` if the page has another main action. */
  variant?: "filled" | "default";
}

/** A button that opens the form for a new recipe. */
export function AddRecipe({ size = "sm", variant = "filled" }: AddRecipeProps) {
  return (
    <Button
      component={Link}
      to={paths.newRecipe()}
      size={size}
      variant={variant}
      leftSection={<Plus size={18} aria-hidden />}
    >
      {t("recipeActions.add")}
    </Button>
  );
}
