import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { DeepPartial, EntityManager, FindOptionsWhere } from "typeorm";
import type { Connection } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { refuseInUse } from "../../database/refuseInUse";
import { notFound, stale } from "../../errors";
import { globalId } from "../../graphql/globalId";
import { Limited } from "../../graphql/limited";
import { type Findable, whenExists } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { capitalize } from "../../../shared/changeCase";
import { toNameKey, toSortName } from "../../lib/text";
import { Alias } from "./Alias";
import { findReference } from "./findReference";
import { shareNames } from "../../database/ingredientNames";
import type { NameInput } from "./makeNameInput";
import type { ReferenceKind } from "./kinds";
import type { Named } from "./Named";
import { ReferencePage } from "./ReferencePage";

/** Deletes the item's alias that becomes its name. */
async function deleteAlias(
  data: EntityManager,
  { key }: ReferenceKind,
  id: number,
  name: string,
): Promise<void> {
  await data.getRepository(Alias).delete({ [key]: id, nameKey: toNameKey(name) });
}

/**
 * Creates all operations of one kind of reference data. If a kind needs more than other names, words or editors, write
 * its resolver by hand.
 */
export function makeReferenceResolver(kind: ReferenceKind) {
  const { name: list, one, type, thing, key, loader } = kind;
  const { a, all } = kind.words;
  const label = thing.toLowerCase();
  const findable: Findable<Named> = {
    thing,
    idArgument: key,
    find: (context, id) => context.load(loader, id),
  };
  const editors = kind.canEdit.map((rule) => whenExists(findable, rule));
  const whereId = (id: number): FindOptionsWhere<Named> => ({ [key]: id, ...kind.listed });
  const toColumns = (name: string) => ({
    name,
    nameKey: toNameKey(name),
    sortName: toSortName(name),
  });
  const idDescription = { description: `The ${label}'s numeric ID.` };

  @Resolver()
  class ReferenceResolver {
    @Query(() => [kind.Kind], {
      name: list,
      description: `Lists all ${all}, sorted by ${kind.order === "key" ? "ID" : "name"}.`,
    })
    list(@Ctx() { db }: Context): Promise<Named[]> {
      return db
        .getRepository(kind.Kind)
        .createQueryBuilder("kind")
        .where(kind.listed)
        .orderBy(`kind.${kind.listedBy}`)
        .addOrderBy(`kind.${key}`)
        .getMany();
    }

    @Throws("NOT_FOUND")
    @Query(() => kind.Kind, { name: one, description: `Fetches ${a}.` })
    async fetch(@Arg(key, () => Int, idDescription) id: number, @Ctx() context: Context) {
      const entity = await context.load(loader, id);
      if (!entity) throw notFound(thing);
      return entity;
    }

    @Throws("BAD_USER_INPUT")
    @Query(() => kind.Connection, {
      name: `search${capitalize(list)}`,
      description: `Lists ${all}, page by page.`,
    })
    search(
      @Args(() => ReferencePage) page: ReferencePage,
      @Ctx() { db }: Context,
    ): Promise<Connection<Named>> {
      return findReference(db, kind, page);
    }

    @Authorized(kind.canEdit)
    @Limited("name")
    @Throws("UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT", "CONFLICT", "RATE_LIMITED")
    @Mutation(() => kind.Kind, {
      name: `create${type}`,
      description: `Creates ${a}. Fails with CONFLICT if the name is taken.`,
    })
    create(
      @Arg("input", () => kind.Input, { description: "The new values." }) { name }: NameInput,
      @Ctx() { db }: Context,
    ): Promise<Named> {
      const rows = db.getRepository(kind.Kind);
      return rows.save(rows.create(toColumns(name) as DeepPartial<Named>));
    }

    @Authorized(editors)
    @Throws(
      "UNAUTHENTICATED",
      "NOT_FOUND",
      "FORBIDDEN",
      "BAD_USER_INPUT",
      "CONFLICT",
      "PRECONDITION_FAILED",
    )
    @Mutation(() => kind.Kind, {
      name: `update${type}`,
      description: `Renames ${a}. Fails with CONFLICT if the name is taken.`,
    })
    async update(
      @Arg(key, () => Int, idDescription) id: number,
      @Arg("input", () => kind.Input, { description: "The new values." }) { name }: NameInput,
      @Arg("version", () => Int, {
        nullable: true,
        description:
          "The version that was edited. If it is outdated, the update fails with PRECONDITION_FAILED.",
      })
      version: number | null,
      @Ctx() context: Context,
    ): Promise<Named | null> {
      await context.db.transaction(async (manager) => {
        if (kind.isMergeable) await shareNames(manager);
        const lock = { mode: "pessimistic_write" } as const;
        const before = await manager.findOne(kind.Kind, { where: whereId(id), lock });
        if (!before) throw notFound(thing);
        if (name !== before.name) {
          if (kind.isMergeable) await deleteAlias(manager, kind, id, name);
          const changes = { ...toColumns(name), version: before.version + 1 };
          await manager.update(kind.Kind, whereId(id), changes);
        }
        // Checked last, so that a taken name is reported first; the transaction is rolled back.
        if (version != null && version !== before.version) throw stale(label);
      });
      context.clear(loader);
      return context.load(loader, id);
    }

    @Authorized(editors)
    @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "CONFLICT")
    @Mutation(() => ID, {
      name: `delete${type}`,
      description: `Deletes ${a} and returns its global ID. Fails with CONFLICT if a recipe uses it.`,
    })
    async remove(
      @Arg(key, () => Int, idDescription) id: number,
      @Ctx() { db }: Context,
    ): Promise<string> {
      const { affected } = await refuseInUse(
        `Cannot delete ${label}: it is used by one or more recipes.`,
        () => db.getRepository(kind.Kind).delete(whereId(id)),
      );
      if (!affected) throw notFound(thing);
      return globalId(kind.Kind.name, id);
    }
  }
  return ReferenceResolver;
}
