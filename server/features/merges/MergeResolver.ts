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
import { MOST_LEFT, UndoneMerge } from "./UndoneMerge";
import { undoMerge } from "./undoMerge";

const MergeConnection = makeConnectionType("Merge", Merge);

const MergePage = pageArgs(20);
type MergePage = InstanceType<typeof MergePage>;

const newestFirst: Order = { keys: [number("merge.merge_id")], direction: "DESC" };

const KIND = { description: "The kind of reference data." };
const MERGED = { description: "The numeric ID of the one that goes." };
const INTO = { description: "The numeric ID of the one that stays." };

async function itemOf(context: Context, kind: MergeableKind, id: number): Promise<MergeableItem> {
  const found = await context.load(mergeableItem, { kind, id });
  if (!found) throw notFound(kindDetails[kind].thing);
  return found;
}

/** Merges ingredients, tags and categories. */
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
    const recent = () =>
      db
        .getRepository(Merge)
        .createQueryBuilder("merge")
        .where(`merge.created_at >= now() - interval '${MERGE_DAYS} days'`);
    return pagedQuery(recent, newestFirst, page, maxPageSize);
  }

  @Authorized(canMerge)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND")
  @Query(() => MergePreview, { description: "Tells what merging two would do." })
  async mergePreview(
    @Arg("kind", () => MergeableKind, KIND) kind: MergeableKind,
    @Arg("mergedId", () => Int, MERGED) mergedId: number,
    @Arg("intoId", () => Int, INTO) intoId: number,
    @Ctx() context: Context,
  ): Promise<MergePreview> {
    const [merged, into] = await Promise.all([
      itemOf(context, kind, mergedId),
      itemOf(context, kind, intoId),
    ]);
    const bothCount = await countBoth(context.db, kind, mergedId, intoId);
    return Object.assign(new MergePreview(), { merged, into, bothCount });
  }

  @Authorized(canMerge)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND", "BAD_USER_INPUT")
  @Mutation(() => Merge, {
    description:
      "Merges an ingredient, a tag or a category into another one: recipes that have it have the other one instead, its name becomes an alias of the other one, and it is gone. For 30 days, this can be undone with `undoMerge`.",
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
      "Undoes a merge: what is gone comes back under its ID, in the recipes that had it and were not edited in that respect since. Fails with CONFLICT if its name has been taken, or if the other one was merged in turn.",
  })
  async undoMerge(
    @Arg("mergeId", () => Int, { description: "The merge's numeric ID." }) mergeId: number,
    @Ctx() context: Context,
  ): Promise<UndoneMerge> {
    const { merge, restored, left } = await undoMerge(context.db, mergeId);
    const { kind, mergedId, intoId } = merge;
    context.recordEvent("merge undone", { kind, mergedId, intoId });
    const counts = { restoredCount: restored.length, leftCount: left.length };
    const item = await itemOf(context, kind, mergedId);
    return Object.assign(new UndoneMerge(), { item, leftIds: left.slice(0, MOST_LEFT), ...counts });
  }

  @FieldResolver(() => Author, {
    nullable: true,
    description: "The admin who merged them; null if the account was deleted.",
  })
  mergedBy(@Root() { userId }: Merge, @Ctx() context: Context): Promise<Author> | null {
    return userId === null ? null : context.load(authorById, userId);
  }
}

/** The recipes that undoing a merge left as they are. */
@Resolver(() => UndoneMerge)
export class UndoneMergeResolver {
  @FieldResolver(() => [Recipe])
  async leftRecipes(@Root() { leftIds }: UndoneMerge, @Ctx() context: Context): Promise<Recipe[]> {
    const found = await Promise.all(leftIds.map((id) => context.load(recipeById, id)));
    return found.filter((recipe) => recipe !== null);
  }
}
