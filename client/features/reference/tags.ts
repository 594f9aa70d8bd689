import { paths } from "../../shared/paths";
import { oneMessage } from "./ReferenceErrors";
import type { ReferenceKind } from "./ReferenceKind";
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
  typename: "Tag",
  mergeable: "TAG",
  messages: "reference.tags",
  errors: oneMessage("reference.tags"),
  paths: paths.tags,
  order: { sorts: ["key", "name"], first: "name" },
  countsRecipes: false,
  list: { preload: preloadTagsPage, useData: useTagsPage, fetch: fetchTagsPage },
  access: { preload: preloadNewTagPage, useData: useNewTagPage },
  one: { preload: preloadTagPage, useData: useTagPage, fetch: fetchTagPage },
  useAdd: useAddTagMutation,
  useRename: useRenameTagMutation,
  useDelete: useDeleteTagMutation,
};
