import { admin, type Rule, whenExists } from "../../graphql/rules";
import { namedAlias, namedMerge } from "./loaders";

/** Who merges, looks for duplicates and adds aliases. */
export const canMerge: Rule[] = [admin];

/** Who undoes a merge. */
export const canUndoMerge: Rule[] = canMerge.map((rule) => whenExists(namedMerge, rule));

/** Who removes an alias. */
export const canDeleteAlias: Rule[] = canMerge.map((rule) => whenExists(namedAlias, rule));
