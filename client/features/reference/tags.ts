import { oneMessage } from "./ReferenceErrors";
import { declaredKind, type ReferenceKind } from "./ReferenceKind";
import {
  fetchTagPage,
  fetchTagsPage,
  preloadNewTagPage,
  preloadTagPage,
  preloadTagsPage,
  useAddTagMutation,
  useDeleteTagMutation,
  useNewTagPage,
  useRenameTagMutation,
  useTagPage,
  useTagsPage,
} from "./Tags.generated";

export const tags: ReferenceKind = {
  ...declaredKind("tags"),
  errors: oneMessage("reference.tags"),
  order: { sorts: ["key", "name"], first: "name" },
  countsRecipes: false,
  list: { preload: preloadTagsPage, useData: useTagsPage, fetch: fetchTagsPage },
  access: { preload: preloadNewTagPage, useData: useNewTagPage },
  one: { preload: preloadTagPage, useData: useTagPage, fetch: fetchTagPage },
  useAdd: useAddTagMutation,
  useRename: useRenameTagMutation,
  useDelete: useDeleteTagMutation,
};
