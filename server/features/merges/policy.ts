import { admin, type Rule } from "../../graphql/rules";

/** Who merges, undoes merges, and adds and removes aliases. */
export const canMerge: Rule[] = [admin];
