import { paths } from "../../shared/paths";
import { sameWords } from "./failures";
import type { ReferenceKind } from "./ReferenceKind";
import {
  AddDifficultyLevelDocument,
  DeleteDifficultyLevelDocument,
  NewDifficultyLevelPageDocument,
  RenameDifficultyLevelDocument,
  DifficultyLevelsPageDocument,
  DifficultyLevelPageDocument,
} from "./DifficultyLevels.generated";

export const difficultyLevels: ReferenceKind = {
  words: "reference.difficultyLevels",
  failures: sameWords("reference.difficultyLevels"),
  paths: paths.difficultyLevels,
  order: { sorts: ["key", "name"], first: "key" },
  countsRecipes: false,
  documents: {
    list: DifficultyLevelsPageDocument,
    access: NewDifficultyLevelPageDocument,
    one: DifficultyLevelPageDocument,
    add: AddDifficultyLevelDocument,
    rename: RenameDifficultyLevelDocument,
    delete: DeleteDifficultyLevelDocument,
  },
};
