import { admin, type Rule, whenExists } from "../../graphql/rules";
import { namedAlias, namedMerge } from "./loaders";

/** Rules for merging, finding duplicates and adding aliases. */
export const canMerge: Rule[] = [admin];

/** Rules for undoing a merge. */
export const canUndoMerge: Rule[] = canMerge.map((rule) => whenExists(namedMerge, rule));

/** Rules for removing an alias. */
export const canDeleteAlias: Rule[] = canMerge.map((rule) => whenExists(namedAlias, rule));
