import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { StoredRecipeList } from "../features/offline/StoredRecipeList";
import { t } from "../shared/messages/t";
import { paths } from "../shared/paths";
import { Drawing } from "../shared/ui/Drawing";
import message from "../shared/ui/Message.module.css";
import { PageTitle } from "../shared/ui/PageTitle";
import classes from "./FormPage.module.css";

/** /offline: the stored recipes; also the shell that the service worker serves for all other pages. */
export function Component() {
  return (
    <section className={classes.wide}>
      <div>
        <PageTitle>{t("offline.storedTitle")}</PageTitle>
        <p className={classes.intro}>{t("offline.storedText")}</p>
      </div>
      <StoredRecipeList>
        <div className={message.root}>
          <Drawing name="plate" />
          <p className={message.text}>{t("offline.none")}</p>
          <div className={message.actions}>
            <Button component={Link} to={paths.recipes()}>
              {t("toRecipes")}
            </Button>
          </div>
        </div>
      </StoredRecipeList>
    </section>
  );
}
