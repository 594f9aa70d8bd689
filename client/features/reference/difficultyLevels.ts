import { oneMessage } from "./ReferenceErrors";
import { declaredKind, type ReferenceKind } from "./ReferenceKind";
import {
  fetchDifficultyLevelPage,
  fetchDifficultyLevelsPage,
  preloadDifficultyLevelPage,
  preloadDifficultyLevelsPage,
  preloadNewDifficultyLevelPage,
  useAddDifficultyLevelMutation,
  useDeleteDifficultyLevelMutation,
  useDifficultyLevelPage,
  useDifficultyLevelsPage,
  useNewDifficultyLevelPage,
  useRenameDifficultyLevelMutation,
} from "./DifficultyLevels.generated";

export const difficultyLevels: ReferenceKind = {
  ...declaredKind("difficultyLevels"),
  errors: oneMessage("reference.difficultyLevels"),
  order: { sorts: ["key", "name"], first: "key" },
  countsRecipes: false,
  list: {
    preload: preloadDifficultyLevelsPage,
    useData: useDifficultyLevelsPage,
    fetch: fetchDifficultyLevelsPage,
  },
  access: { preload: preloadNewDifficultyLevelPage, useData: useNewDifficultyLevelPage },
  one: {
    preload: preloadDifficultyLevelPage,
    useData: useDifficultyLevelPage,
    fetch: fetchDifficultyLevelPage,
  },
  useAdd: useAddDifficultyLevelMutation,
  useRename: useRenameDifficultyLevelMutation,
  useDelete: useDeleteDifficultyLevelMutation,
};
