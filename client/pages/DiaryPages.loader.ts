import type { LoaderFunctionArgs } from "react-router-dom";
import { requireRecipeId } from "../shared/ids";
import { t } from "../shared/messages/t";
import type { Preload } from "../shared/preload";
import { preloadDiaryEntryPage, preloadNewDiaryEntryPage } from "./DiaryPages.generated";

/** Fetches the recipe of a new diary entry. Throws 400 for an invalid ID. */
export const newDiaryEntryLoader =
  (preload: Preload) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const variables = { recipeId: requireRecipeId(params["recipeId"]) };
    return preloadNewDiaryEntryPage(preload, { request, variables });
  };

/** Fetches a diary entry. Throws 400 for an invalid ID. */
export const diaryEntryLoader =
  (preload: Preload) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const variables = { diaryEntryId: requireRecipeId(params["id"], t("diary.invalidId")) };
    return preloadDiaryEntryPage(preload, { request, variables });
  };
