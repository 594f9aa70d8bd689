import { Button } from "@mantine/core";
import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths";
import { Drawing } from "../../shared/ui/Drawing";
import { t } from "../../shared/messages/t";
import classes from "../../shared/ui/Message.module.css";

/** The content of a site without recipes. */
export function FirstRecipe({ canAdd }: { canAdd: boolean }) {
  return (
    <div className={classes.root}>
      <Drawing name="plate" />
      <h2>{t("list.none")}</h2>
      <p className={classes.text}>{t(canAdd ? "list.noneHelpAdd" : "list.noneHelp")}</p>
      {canAdd && (
        <div className={classes.actions}>
          <Button
            component={Link}
            to={paths.newRecipe()}
            leftSection={<Plus size={18} aria-hidden />}
          >
            {t("list.addFirst")}
          </Button>
        </div>
      )}
    </div>
  );
}
