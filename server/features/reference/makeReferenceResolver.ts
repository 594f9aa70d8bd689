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
import { toNameKey, toSortName } from "../../lib/text";
import { Alias } from "./Alias";
import { findReference } from "./findReference";
import type { NameInput } from "./nameInput";
import type { Named, ReferenceKind } from "./ReferenceKind";
import { ReferencePage } from "./ReferencePage";

/** A merge takes the same lock alone, and only then rows: it is waited for before any row is locked. */
const LOCK_NAMES = "select pg_advisory_xact_lock_shared(795238786)";

const hasAliases = <Kind extends Named>({ key }: ReferenceKind<Kind>): boolean =>
  key !== "difficultyLevelId";

/** Its own alias can become its name. */
async function forgetAlias<Kind extends Named>(
  data: EntityManager,
  { key }: ReferenceKind<Kind>,
  id: number,
  name: string,
): Promise<void> {
  await data.getRepository(Alias).delete({ [key]: id, nameKey: toNameKey(name) });
}

/**
 * Makes all calls of one kind of reference data. When a kind needs more than another name, another
 * word or other editors, write its resolver by hand.
 */
export function makeReferenceResolver<Kind extends Named>(kind: ReferenceKind<Kind>) {
  const { thing, key, loader, names } = kind;
  const { a, all } = kind.words;
  const one = thing.toLowerCase();
  const existing: Findable<Kind> = {
    thing,
    idArgument: key,
    find: (context, id) => context.load(loader, id),
  };
  const editors = kind.canEdit.map((rule) => whenExists(existing, rule));
  const where = (id: number) => ({ [key]: id }) as FindOptionsWhere<Kind>;
  const named = (name: string) => ({ name, nameKey: toNameKey(name), sortName: toSortName(name) });
  const idDescription = { description: `The ${one}'s numeric ID.` };

  @Resolver()
  class ReferenceResolver {
    @Query(() => [kind.Kind], {
      name: names.list,
      description: `Lists all ${all}, sorted by ${kind.listedBy === key ? "ID" : "name"}.`,
    })
    list(@Ctx() { db }: Context): Promise<Kind[]> {
      return db
        .getRepository(kind.Kind)
        .createQueryBuilder("kind")
        .orderBy(`kind.${kind.listedBy}`)
        .addOrderBy(`kind.${key}`)
        .getMany();
    }

    @Throws("NOT_FOUND")
    @Query(() => kind.Kind, { name: names.one, description: `Fetches ${a}.` })
    async one(@Arg(key, () => Int, idDescription) id: number, @Ctx() context: Context) {
      const found = await context.load(loader, id);
      if (!found) throw notFound(thing);
      return found;
    }

    @Throws("BAD_USER_INPUT")
    @Query(() => kind.Connection, {
      name: names.search,
      description: `Lists ${all}, page by page.`,
    })
    search(
      @Args(() => ReferencePage) page: ReferencePage,
      @Ctx() { db }: Context,
    ): Promise<Connection<Kind>> {
      return findReference(db, kind, page);
    }

    @Authorized(kind.canEdit)
    @Limited("name")
    @Throws("UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT", "CONFLICT", "RATE_LIMITED")
    @Mutation(() => kind.Kind, {
      name: names.create,
      description: `Creates ${a}. Fails with CONFLICT if the name is taken.`,
    })
    create(
      @Arg("input", () => kind.Input, { description: "The new values." }) { name }: NameInput,
      @Ctx() { db }: Context,
    ): Promise<Kind> {
      const rows = db.getRepository(kind.Kind);
      return rows.save(rows.create(named(name) as DeepPartial<Kind>));
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
      name: names.update,
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
    ): Promise<Kind | null> {
      await context.db.transaction(async (manager) => {
        if (hasAliases(kind)) await manager.query(LOCK_NAMES);
        const lock = { mode: "pessimistic_write" } as const;
        const before = await manager.findOne(kind.Kind, { where: where(id), lock });
        if (!before) throw notFound(thing);
        if (name !== before.name) {
          if (hasAliases(kind)) await forgetAlias(manager, kind, id, name);
          const changes = { ...named(name), version: before.version + 1 };
          await manager.update(kind.Kind, where(id), changes as object);
        }
        // Told after a name that is taken, which the lines above refuse; the change is undone.
        if (version != null && version !== before.version) throw stale(one);
      });
      context.clear(loader);
      return context.load(loader, id);
    }

    @Authorized(editors)
    @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "CONFLICT")
    @Mutation(() => ID, {
      name: names.delete,
      description: `Deletes ${a} and returns its global ID. Fails with CONFLICT if a recipe uses it.`,
    })
    async remove(
      @Arg(key, () => Int, idDescription) id: number,
      @Ctx() { db }: Context,
    ): Promise<string> {
      const { affected } = await refuseInUse(
        `Cannot delete ${one}: it is used by one or more recipes.`,
        () => db.getRepository(kind.Kind).delete(where(id)),
      );
      if (!affected) throw notFound(thing);
      return globalId(kind.Kind.name, id);
    }
  }
  return ReferenceResolver;
}
