import { paths } from "../../shared/paths";
import { words } from "../../shared/words";
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

const text = words.reference.difficultyLevels;

export const difficultyLevels: ReferenceKind = {
  words: text,
  failures: sameWords(text),
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
