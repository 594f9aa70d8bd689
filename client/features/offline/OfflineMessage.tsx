import { Button } from "@mantine/core";
import { t } from "../../shared/messages/t";
import { Message } from "../../shared/ui/Message";
import { StoredRecipeList } from "./StoredRecipeList";
import classes from "./StoredRecipeList.module.css";

/** The screen of a page that is not stored, with a list of stored recipes. */
export function OfflineMessage({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <Message title={t("offline.title")} text={t("offline.text")} drawing="jar">
        <Button variant="default" onClick={onAgain}>
          {t("offline.again")}
        </Button>
      </Message>
      <StoredRecipeList>
        <p className={classes.none}>{t("offline.none")}</p>
      </StoredRecipeList>
    </>
  );
}
