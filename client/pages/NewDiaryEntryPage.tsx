import { useLoaderData } from "react-router-dom";
import { NewDiaryEntry } from "../features/diary/EditDiaryEntry";
import { t } from "../shared/messages/t";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import { useNewDiaryEntryPage } from "./DiaryPages.generated";
import type { newDiaryEntryLoader } from "./DiaryPages.loader";
import classes from "./FormPage.module.css";

/** /diary/:recipeId/new */
export function Component() {
  const { viewer, recipe } =
    useNewDiaryEntryPage(useLoaderData<ReturnType<typeof newDiaryEntryLoader>>());
  return (
    <Guard loggedIn={viewer !== null} allowed={viewer !== null}>
      <div className={classes.page}>
        <PageTitle>{t("diary.newTitle", { recipe: recipe.name })}</PageTitle>
        <NewDiaryEntry recipe={recipe} />
      </div>
    </Guard>
  );
}
