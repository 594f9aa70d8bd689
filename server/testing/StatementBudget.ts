import type { Caller, StatementScene } from "./statementScene";

/** What one operation of the client may cost. */
export interface StatementBudget {
  /** How many statements it sends, whatever the size of the data. */
  statements: number;
  /** How many it may also be: two lists that are read at the same time may load their authors at once. */
  together?: number;
  /** Who calls; `anyone` is nobody in particular, `somebody` a member made for this call. */
  as: "anyone" | "somebody" | "cook" | "admin";
  /** Undoes what the variables have changed besides. */
  after?: (scene: StatementScene) => Promise<void>;
  variables?: (scene: StatementScene, caller: Caller | null) => object | Promise<object>;
}
