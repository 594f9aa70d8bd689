import type { ClassType } from "type-graphql";
import type { FindOptionsWhere } from "typeorm";
import {
  mapKinds,
  type ReferenceKindDeclaration,
  type ReferenceKindName,
} from "../../../shared/referenceKinds";
import { type Connection, makeConnectionType } from "../../graphql/connection";
import type { Loader } from "../../graphql/context";
import { admin, contributor, type Rule } from "../../graphql/rules";
import { IS_LISTED } from "./visibility";
import { referenceById } from "./loaders";
import { makeNameInput, type NameInput } from "./makeNameInput";
import type { Named } from "./Named";
import { referenceEntities } from "./ReferenceEntities";

/** A kind of reference data with its types in the schema. */
export interface ReferenceKind extends ReferenceKindDeclaration {
  /** The root field of the whole list. */
  name: ReferenceKindName;
  Kind: ClassType<Named>;
  Input: ClassType<NameInput>;
  Connection: ClassType<Connection<Named>>;
  loader: Loader<number, Named | null>;
  /** The condition for the items of the site's list, without users' own ingredients. */
  listed: FindOptionsWhere<Named>;
  /** The property that the list is sorted by. */
  listedBy: string;
  /** Rules for adding, renaming and deleting. */
  canEdit: Rule[];
}

const rules = { admin, contributor };

/** All kinds, by name. */
export const kinds = mapKinds((name, kind): ReferenceKind => {
  const { type, thing, required = `${thing} name is required.` } = kind;
  const Kind: ClassType<Named> = referenceEntities[name];
  return {
    ...kind,
    name,
    Kind,
    Input: makeNameInput(`${type}Input`, required, `${thing} name`),
    Connection: makeConnectionType(type, Kind),
    loader: referenceById[name],
    listed: name === "ingredients" ? IS_LISTED : {},
    listedBy: kind.order === "key" ? kind.key : "sortName",
    canEdit: kind.editors.map((role) => rules[role]),
  };
});
