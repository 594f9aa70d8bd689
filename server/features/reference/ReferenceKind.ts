import type { ClassType } from "type-graphql";
import type { Loader } from "../../graphql/context";
import type { Node } from "../../graphql/Node";
import type { Rule } from "../../graphql/rules";
import type { Connection } from "../../graphql/connection";
import type { NameInput } from "./makeNameInput";

/** The fields that all kinds of reference data share. */
export interface Named extends Node {
  name: string;
  nameKey: string;
  sortName: string;
  version: number;
}

/** The differences between kinds of reference data. */
export interface ReferenceKind<Kind extends Named> {
  Kind: ClassType<Kind>;
  Input: ClassType<NameInput>;
  Connection: ClassType<Connection<Kind>>;
  /** The word for it in "Tag not found." and "Tag already exists." */
  thing: string;
  /** The words for one and for all in a sentence. */
  words: { a: string; all: string };
  /** Its key: the argument and the property of the entity. */
  key: keyof Kind & string;
  /** True if its items have aliases, which searches find. */
  hasAliases: boolean;
  loader: Loader<number, Kind | null>;
  /** The property that the list is sorted by. */
  listedBy: keyof Kind & string;
  /** Rules for adding, renaming and deleting. */
  canEdit: Rule[];
  /** The name of each operation in the schema. */
  names: {
    one: string;
    list: string;
    search: string;
    create: string;
    update: string;
    delete: string;
  };
}
