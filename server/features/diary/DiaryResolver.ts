import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import { notFound } from "../../errors";
import { type Connection, makeConnectionType, pageArgs } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { pagedByKey } from "../../graphql/pagedByKey";
import { mayActOn } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { findVisiblePhotos } from "../photos/AttachedPhoto";
import { Photo } from "../photos/Photo";
import { loadSelected } from "../recipes/loaders";
import { Recipe } from "../recipes/Recipe";
import { Author } from "../users/Author";
import { authorById } from "../users/loaders";
import { User } from "../users/User";
import { DiaryEntry } from "./DiaryEntry";
import {
  diaryEntryById,
  ENTRY_COLUMNS,
  isVisibleEntry,
  JOIN_AUTHOR,
  toDiaryEntry,
} from "./loaders";
import { canDeleteEntry, canEditEntry } from "./policy";

/** One page of diary entries. */
const DiaryEntryConnection = makeConnectionType("DiaryEntry", DiaryEntry);

const DiaryPage = pageArgs(20);
type DiaryPage = InstanceType<typeof DiaryPage>;

const list = {
  table: "diary_entries",
  order: {
    columns: ["diary_entries.cooked_on::text", "diary_entries.diary_entry_id"],
    types: ["string", "number"],
    direction: "desc",
  },
  items: { columns: ENTRY_COLUMNS, join: JOIN_AUTHOR, read: toDiaryEntry },
} as const;

const entriesOfRecipe = pagedByKey({
  ...list,
  of: "diary_entries.recipe_id",
  where: isVisibleEntry,
});

const entriesOfUser = pagedByKey({
  ...list,
  of: "diary_entries.user_id",
  where: (userId, isAdmin) => `${isVisibleEntry(userId, isAdmin)}
    and (diary_entries.user_id = ${userId} or exists (
      select from users o where o.user_id = diary_entries.user_id and o.shows_diary))`,
});

/** Reads diary entries, and resolves their fields. */
@Resolver(() => DiaryEntry)
export class DiaryResolver {
  @Throws("NOT_FOUND")
  @Query(() => DiaryEntry, { description: "Fetches a diary entry." })
  async diaryEntry(
    @Arg("diaryEntryId", () => Int, { description: "The entry's numeric ID." })
    diaryEntryId: number,
    @Ctx() context: Context,
  ): Promise<DiaryEntry> {
    const entry = await context.load(diaryEntryById, diaryEntryId);
    if (!entry) throw notFound("Diary entry");
    return entry;
  }

  @FieldResolver(() => Author, { description: "The author." })
  author(@Root() entry: DiaryEntry, @Ctx() context: Context): Promise<Author> {
    return context.load(authorById, entry.userId);
  }

  @FieldResolver(() => Recipe, { description: "The recipe." })
  recipe(
    @Root() entry: DiaryEntry,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Recipe | null> {
    return loadSelected(context, entry.recipeId, info);
  }

  @FieldResolver(() => [Photo], {
    description:
      "The photos in order. Those that an admin has hidden are left out, except for the author and admins.",
  })
  photos(@Root() entry: DiaryEntry, @Ctx() { viewer }: Context): Photo[] {
    return findVisiblePhotos(entry.storedPhotos, viewer);
  }

  @FieldResolver(() => Boolean, { description: "True if the viewer may update the entry." })
  viewerCanEdit(@Root() entry: DiaryEntry, @Ctx() { viewer }: Context): boolean {
    return mayActOn(canEditEntry, viewer, entry);
  }

  @FieldResolver(() => Boolean, { description: "True if the viewer may delete the entry." })
  viewerCanDelete(@Root() entry: DiaryEntry, @Ctx() { viewer }: Context): boolean {
    return mayActOn(canDeleteEntry, viewer, entry);
  }
}

/** Resolves the diary entries about a recipe. */
@Resolver(() => Recipe)
export class RecipeDiaryResolver {
  @FieldResolver(() => DiaryEntryConnection, {
    description: "The public diary entries about the recipe and the viewer's own, newest first.",
  })
  diaryEntries(
    @Root() recipe: Recipe,
    @Args(() => DiaryPage) page: DiaryPage,
    @Ctx() context: Context,
  ): Promise<Connection<DiaryEntry>> {
    return entriesOfRecipe(context, recipe.recipeId, page);
  }
}

/** Resolves the cooking diary of a user. */
@Resolver(() => User)
export class UserDiaryResolver {
  @FieldResolver(() => DiaryEntryConnection, {
    description:
      "The user's cooking diary, newest first. Other users see its public entries, if the user shows them on the profile.",
  })
  diaryEntries(
    @Root() user: User,
    @Args(() => DiaryPage) page: DiaryPage,
    @Ctx() context: Context,
  ): Promise<Connection<DiaryEntry>> {
    return entriesOfUser(context, user.userId, page);
  }
}
