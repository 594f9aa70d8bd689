import { useState } from "react";
import { useLoaderData } from "react-router-dom";
import { EditDiaryEntry } from "../features/diary/EditDiaryEntry";
import { t } from "../shared/messages/t";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import { useDiaryEntryPage } from "./DiaryPages.generated";
import type { diaryEntryLoader } from "./DiaryPages.loader";
import classes from "./FormPage.module.css";

/** /diary/:id/edit */
export function Component() {
  const data = useDiaryEntryPage(useLoaderData<ReturnType<typeof diaryEntryLoader>>());
  // The entry when editing began.
  const [entry] = useState(data.diaryEntry);
  const { recipe } = entry;
  return (
    <Guard loggedIn={data.viewer !== null} allowed={entry.viewerCanEdit}>
      <div className={classes.page}>
        <PageTitle>{t("diary.editTitle", { recipe: recipe.name })}</PageTitle>
        <EditDiaryEntry entry={entry} recipe={recipe} />
      </div>
    </Guard>
  );
}
