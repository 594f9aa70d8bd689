import { paths } from "../../shared/paths";
import { words } from "../../shared/words";
import { sameWords } from "./failures";
import type { ReferenceKind } from "./ReferenceKind";
import {
  AddTagDocument,
  DeleteTagDocument,
  NewTagPageDocument,
  RenameTagDocument,
  TagsPageDocument,
  TagPageDocument,
} from "./Tags.generated";

const text = words.reference.tags;

export const tags: ReferenceKind = {
  words: text,
  failures: sameWords(text),
  paths: paths.tags,
  order: { sorts: ["key", "name"], first: "name" },
  countsRecipes: false,
  documents: {
    list: TagsPageDocument,
    access: NewTagPageDocument,
    one: TagPageDocument,
    add: AddTagDocument,
    rename: RenameTagDocument,
    delete: DeleteTagDocument,
  },
};
