import { In } from "typeorm";
import type { Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import type { Findable } from "../../graphql/rules";
import { Alias } from "../reference/Alias";
import { Merge } from "./Merge";

const mergeById: Loader<number, Merge | null> = {
  async batch(ids, { db }) {
    const merges = await db.getRepository(Merge).findBy({ mergeId: In(ids) });
    return byKey(ids, merges, ({ mergeId }) => mergeId);
  },
};

/** The merge with the ID in the argument `mergeId`. */
export const namedMerge: Findable<Merge> = {
  thing: "Merge",
  idArgument: "mergeId",
  find: (context, id) => context.load(mergeById, id),
};

const aliasById: Loader<number, Alias | null> = {
  async batch(ids, { db }) {
    const aliases = await db.getRepository(Alias).findBy({ aliasId: In(ids) });
    return byKey(ids, aliases, ({ aliasId }) => aliasId);
  },
};

/** The alias with the ID in the argument `aliasId`. */
export const namedAlias: Findable<Alias> = {
  thing: "Alias",
  idArgument: "aliasId",
  find: (context, id) => context.load(aliasById, id),
};
