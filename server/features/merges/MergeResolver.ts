import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { notFound } from "../../errors";
import { type Connection, makeConnectionType, pageArgs } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { number, type Order, pagedQuery } from "../../graphql/pagedQuery";
import { Throws } from "../../graphql/throws";
import { recipeById } from "../recipes/loaders";
import { Recipe } from "../recipes/Recipe";
import { Author } from "../users/Author";
import { authorById } from "../users/loaders";
import { Merge, MERGE_DAYS } from "./Merge";
import { kindDetails, MergeableKind } from "./MergeableKind";
import { mergeableItem, type MergeableItem } from "./MergeableItem";
import { mergeItems } from "./mergeItems";
import { countBoth, MergePreview } from "./MergePreview";
import { canMerge, canUndoMerge } from "./policy";
import { MAX_LEFT_RECIPES, UndoneMerge } from "./UndoneMerge";
import { undoMerge } from "./undoMerge";

const MergeConnection = makeConnectionType("Merge", Merge);

const MergePage = pageArgs(20);
type MergePage = InstanceType<typeof MergePage>;

const newestFirst: Order = { keys: [number("merge.merge_id")], direction: "DESC" };

/** Leaves out own ingredients whose name the list has got: that is no decision to undo. */
const IS_SHOWN = "(merge.user_id is not null or merge.merged ->> 'owner_id' is null)";

const KIND = { description: "The kind of reference data." };
const MERGED = { description: "The numeric ID of the one that goes." };
const INTO = { description: "The numeric ID of the one that stays." };

async function findItem(context: Context, kind: MergeableKind, id: number): Promise<MergeableItem> {
  const item = await context.load(mergeableItem, { kind, id });
  if (!item) throw notFound(kindDetails[kind].thing);
  return item;
}

/** Merges items of reference data. */
@Resolver(() => Merge)
export class MergeResolver {
  @Authorized(canMerge)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT")
  @Query(() => MergeConnection, {
    description: "Lists the merges of the last 30 days, which can be undone, most recent first.",
  })
  merges(
    @Args(() => MergePage) page: MergePage,
    @Ctx() { db, maxPageSize }: Context,
  ): Promise<Connection<Merge>> {
    const createQuery = () =>
      db
        .getRepository(Merge)
        .createQueryBuilder("merge")
        .where(`merge.created_at >= now() - interval '${MERGE_DAYS} days'`)
        .andWhere(IS_SHOWN);
    return pagedQuery(createQuery, newestFirst, page, maxPageSize);
  }

  @Authorized(canMerge)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND")
  @Query(() => MergePreview, { description: "Returns the effects of merging two items." })
  async mergePreview(
    @Arg("kind", () => MergeableKind, KIND) kind: MergeableKind,
    @Arg("mergedId", () => Int, MERGED) mergedId: number,
    @Arg("intoId", () => Int, INTO) intoId: number,
    @Ctx() context: Context,
  ): Promise<MergePreview> {
    const [merged, into] = await Promise.all([
      findItem(context, kind, mergedId),
      findItem(context, kind, intoId),
    ]);
    const bothCount = await countBoth(context.db, kind, mergedId, intoId);
    return Object.assign(new MergePreview(), { merged, into, bothCount });
  }

  @Authorized(canMerge)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND", "BAD_USER_INPUT")
  @Mutation(() => Merge, {
    description:
      "Merges an item of reference data into another one: recipes that have it get the other one instead, its name becomes an alias of the other one, and it is removed. For 30 days, this can be undone with `undoMerge`.",
  })
  async createMerge(
    @Arg("kind", () => MergeableKind, KIND) kind: MergeableKind,
    @Arg("mergedId", () => Int, MERGED) mergedId: number,
    @Arg("intoId", () => Int, INTO) intoId: number,
    @Ctx() context: Context,
  ): Promise<Merge> {
    const { db, viewer } = context;
    const mergeId = await mergeItems(db, { kind, mergedId, intoId }, viewer!.userId);
    context.recordEvent("reference data merged", { kind, mergedId, intoId });
    return db.getRepository(Merge).findOneByOrFail({ mergeId });
  }

  @Authorized(canUndoMerge)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => UndoneMerge, {
    description:
      "Undoes a merge: the removed item is restored under its ID, in the recipes that had it and whose reference was not edited since. Fails with CONFLICT if its name is used again, or if the other item was merged later.",
  })
  async undoMerge(
    @Arg("mergeId", () => Int, { description: "The merge's numeric ID." }) mergeId: number,
    @Ctx() context: Context,
  ): Promise<UndoneMerge> {
    const { merge, restored, left } = await undoMerge(context.db, mergeId);
    const { kind, mergedId, intoId } = merge;
    context.recordEvent("merge undone", { kind, mergedId, intoId });
    const counts = { restoredCount: restored.length, leftCount: left.length };
    const item = await findItem(context, kind, mergedId);
    return Object.assign(new UndoneMerge(), {
      item,
      leftIds: left.slice(0, MAX_LEFT_RECIPES),
      ...counts,
    });
  }

  @FieldResolver(() => Author, {
    nullable: true,
    description: "The admin who merged them; null if the account was deleted.",
  })
  mergedBy(@Root() { userId }: Merge, @Ctx() context: Context): Promise<Author> | null {
    return userId === null ? null : context.load(authorById, userId);
  }
}

/** Reads the recipes that undoing a merge has left unchanged. */
@Resolver(() => UndoneMerge)
export class UndoneMergeResolver {
  @FieldResolver(() => [Recipe])
  async leftRecipes(@Root() { leftIds }: UndoneMerge, @Ctx() context: Context): Promise<Recipe[]> {
    const recipes = await Promise.all(leftIds.map((id) => context.load(recipeById, id)));
    return recipes.filter((recipe) => recipe !== null);
  }
}
