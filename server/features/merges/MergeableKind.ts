import { registerEnumType } from "type-graphql";
import type { ClassType } from "type-graphql";
import { capitalize, toSnakeCase } from "../../../shared/changeCase";
import { mergeableEntries, type MergeableKindValue } from "../../../shared/referenceKinds";
import type { Named } from "../reference/Named";
import { referenceEntities } from "../reference/ReferenceEntities";

/** The kinds of reference data whose items can be merged: `MergeableKind.TAG` is `tag`. */
export const MergeableKind = Object.fromEntries(
  mergeableEntries.map(([kind]) => [kind.toUpperCase(), kind]),
) as { [Kind in MergeableKindValue as Uppercase<Kind>]: Kind };

export type MergeableKind = MergeableKindValue;

registerEnumType(MergeableKind, {
  name: "MergeableKind",
  description: "A kind of reference data whose items can be merged.",
  valuesConfig: Object.fromEntries(
    mergeableEntries.map(([kind, { words }]) => [
      kind.toUpperCase(),
      { description: `${capitalize(words.all)}.` },
    ]),
  ),
});

/** The condition of the column `kind` in tables of merges. */
export const IS_MERGEABLE = `kind in (${mergeableEntries.map(([kind]) => `'${kind}'`).join(", ")})`;

/** The names of a kind in statements and messages. */
export interface KindDetails {
  Kind: ClassType<Named>;
  thing: string;
  table: string;
  /** The column of its key, here and in aliases. */
  key: string;
  property: string;
  /** The first letter of its facets in the read model. */
  letter: string;
  /** The table that lists the recipes that use an item. */
  usedIn: string;
  /** The condition for an item of the site's list, without users' own ingredients. */
  isListed: string;
  /** The condition for an item that editors may see: in the list, or proposed by its owner. */
  isOffered: string;
}

export const kindDetails = Object.fromEntries(
  mergeableEntries.map(([kind, { name, key, thing, letter, usedIn }]): [string, KindDetails] => [
    kind,
    {
      ...{ Kind: referenceEntities[name], thing, letter, usedIn },
      isListed: kind === "ingredient" ? "owner_id is null" : "true",
      isOffered: kind === "ingredient" ? "(owner_id is null or proposed_at is not null)" : "true",
      table: toSnakeCase(name),
      key: toSnakeCase(key),
      property: key,
    },
  ]),
) as Record<MergeableKind, KindDetails>;
