import { paths } from "../../shared/paths";
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

export const tags: ReferenceKind = {
  words: "reference.tags",
  failures: sameWords("reference.tags"),
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
