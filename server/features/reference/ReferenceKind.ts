import type { ClassType } from "type-graphql";
import type { Loader } from "../../graphql/context";
import type { Node } from "../../graphql/Node";
import type { Rule } from "../../graphql/rules";
import type { Connection } from "../../graphql/connection";
import type { NameInput } from "./nameInput";

/** What all reference data have in common. */
export interface Named extends Node {
  name: string;
  nameKey: string;
  sortName: string;
  version: number;
}

/** All that makes one kind of reference data different from the others. */
export interface ReferenceKind<Kind extends Named> {
  Kind: ClassType<Kind>;
  Input: ClassType<NameInput>;
  Connection: ClassType<Connection<Kind>>;
  /** Its word, for "Tag not found." and "Tag already exists." */
  thing: string;
  /** How a sentence names one, and all. */
  words: { a: string; all: string };
  /** Its key: the argument that names one, and the property of the entity. */
  key: keyof Kind & string;
  loader: Loader<number, Kind | null>;
  /** What the list is sorted by. */
  listedBy: keyof Kind & string;
  /** Who adds, renames and deletes. */
  canEdit: Rule[];
  /** What the schema calls each act. */
  names: {
    one: string;
    list: string;
    search: string;
    create: string;
    update: string;
    delete: string;
  };
}
