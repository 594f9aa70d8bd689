import type { Caller, StatementScene } from "./statementScene";

/** What one operation of the client may cost. */
export interface StatementBudget {
  /** How many statements it sends, whatever the size of the data. */
  statements: number;
  /** Who calls; `anyone` is nobody in particular, `somebody` a member made for this call. */
  as: "anyone" | "somebody" | "cook" | "admin";
  variables?: (scene: StatementScene, caller: Caller | null) => object | Promise<object>;
}
