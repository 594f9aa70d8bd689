import { messageByStatus } from "./ReferenceErrors";
import { declaredKind, type ReferenceKind } from "./ReferenceKind";
import {
  fetchEquipmentPage,
  fetchPieceOfEquipmentPage,
  preloadEquipmentPage,
  preloadNewEquipmentPage,
  preloadPieceOfEquipmentPage,
  useAddEquipmentMutation,
  useDeleteEquipmentMutation,
  useEquipmentPage,
  useNewEquipmentPage,
  usePieceOfEquipmentPage,
  useRenameEquipmentMutation,
} from "./Equipment.generated";

export const equipment: ReferenceKind = {
  ...declaredKind("equipment"),
  errors: messageByStatus,
  order: { sorts: ["key", "name"], first: "name" },
  countsRecipes: false,
  list: { preload: preloadEquipmentPage, useData: useEquipmentPage, fetch: fetchEquipmentPage },
  access: { preload: preloadNewEquipmentPage, useData: useNewEquipmentPage },
  one: {
    preload: preloadPieceOfEquipmentPage,
    useData: usePieceOfEquipmentPage,
    fetch: fetchPieceOfEquipmentPage,
  },
  useAdd: useAddEquipmentMutation,
  useRename: useRenameEquipmentMutation,
  useDelete: useDeleteEquipmentMutation,
};
