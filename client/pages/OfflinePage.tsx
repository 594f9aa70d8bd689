import { StoredRecipeList } from "../features/offline/StoredRecipeList";
import { t } from "../shared/messages/t";
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
      <StoredRecipeList />
    </section>
  );
}
