import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths";
import { t } from "../../shared/messages/t";

/** A button that opens the import page. */
export function ImportRecipes() {
  return (
    <Button component={Link} to={paths.importRecipes()} variant="default" size="sm">
      {t("imports.open")}
    </Button>
  );
}
