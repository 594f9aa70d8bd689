import { addAlias } from "../features/merges/aliases";
import { MergeableKind } from "../features/merges/MergeableKind";
import { mergeItems } from "../features/merges/mergeItems";
import type { StatementBudget } from "./StatementBudget";
import type { StatementScene } from "./statementScene";

const two = async (scene: StatementScene) => ({
  kind: "INGREDIENT",
  ...(await scene.ingredientsOfBoth()),
});

const tag = (scene: StatementScene) => scene.unused("tags", "tag_id");

/** The operations on merges and aliases. */
export const mergeBudgets: Record<string, StatementBudget> = {
  MergesPage: {
    statements: 4,
    as: "admin",
    variables: () => ({ kind: "INGREDIENT", first: 100 }),
  },
  MergePreview: { statements: 3, as: "admin", variables: two },
  Merge: { statements: 21, as: "admin", variables: two },
  UndoMerge: {
    statements: 22,
    as: "admin",
    variables: async (scene) => {
      const pair = { kind: MergeableKind.INGREDIENT, ...(await scene.ingredientsOfBoth()) };
      return { mergeId: await mergeItems(scene.db, pair, scene.cook.userId) };
    },
  },
  RejectDuplicate: {
    statements: 3,
    as: "admin",
    variables: async (scene) => ({
      kind: "TAG",
      oneId: await tag(scene),
      otherId: await tag(scene),
    }),
  },
  AddAlias: {
    statements: 7,
    as: "admin",
    variables: async (scene) => ({
      kind: "TAG",
      id: await tag(scene),
      input: { name: scene.newName() },
    }),
  },
  RemoveAlias: {
    statements: 3,
    as: "admin",
    variables: async (scene) => {
      const alias = await addAlias(scene.db, MergeableKind.TAG, await tag(scene), scene.newName());
      return { aliasId: alias.aliasId };
    },
  },
};
