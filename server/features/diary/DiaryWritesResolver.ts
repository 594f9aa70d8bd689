import { Arg, Authorized, Ctx, ID, Int, Mutation, Resolver } from "type-graphql";
import type { EntityManager } from "typeorm";
import { prepareStatement } from "../../database/preparedStatements";
import { notFound, stale } from "../../errors";
import { type Context, getViewerParameters } from "../../graphql/context";
import { globalId } from "../../graphql/globalId";
import { Limited } from "../../graphql/limited";
import { Prefetch } from "../../graphql/prefetch";
import { user, whenExists } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { attachPhotos, deleteWithPhotos } from "../photos/AttachedPhoto";
import { NEW_ADDRESS } from "../photos/PhotoRow";
import { namedRecipe, prefetchNamedRecipe } from "../recipes/loaders";
import { isVisibleRecipe } from "../recipes/visibility";
import { DiaryEntry } from "./DiaryEntry";
import { DiaryEntryInput } from "./DiaryEntryInput";
import { diaryEntryById } from "./loaders";
import { canDeleteEntry, canEditEntry } from "./policy";

const DAY = "coalesce($4::date, (now() at time zone 'UTC')::date)";

/** Inserts an entry, or returns an equal one: a browser sends an entry again if it has received no response. */
const INSERT = prepareStatement(`
  with equal as (
    select diary_entry_id from diary_entries
    where user_id = $1 and recipe_id = $3 and cooked_on = ${DAY} and text is not distinct from $5
      and is_public = $6 and not $7 limit 1
  ), inserted as (
    insert into diary_entries (user_id, recipe_id, cooked_on, text, is_public)
    select $1, recipe_id, ${DAY}, $5, $6 from recipes
    where recipe_id = $3 and ${isVisibleRecipe("$1", "$2")} and not exists (select from equal)
    returning diary_entry_id
  )
  select diary_entry_id as "diaryEntryId" from equal union all select diary_entry_id from inserted`);

/** Photos of an entry that becomes private get another address. */
const UPDATE = `
  with moved as (
    update photos set ${NEW_ADDRESS} where diary_entry_id = $1 and $5::boolean = false and exists (
      select from diary_entries e where e.diary_entry_id = $1 and e.is_public and e.version = coalesce($6::int, e.version))
  )
  update diary_entries set cooked_on = coalesce($2::date, cooked_on),
    text = case when $3::boolean then text else $4::text end, is_public = coalesce($5::boolean, is_public), version = version + 1
  where diary_entry_id = $1 and version = coalesce($6::int, version)`;

const DELETE = deleteWithPhotos("diary_entries", "diary_entry_id");

/** Writes the viewer's cooking diary. */
@Resolver()
export class DiaryWritesResolver {
  @Authorized(whenExists(namedRecipe, user))
  @Prefetch(prefetchNamedRecipe)
  @Limited("diaryEntry")
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => DiaryEntry, {
    description:
      "Adds an entry to the viewer's cooking diary. A recipe can have several. Repeating an entry without photos has no effect.",
  })
  async createDiaryEntry(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Arg("input", { description: "The entry." }) input: DiaryEntryInput,
    @Ctx() context: Context,
  ): Promise<DiaryEntry | null> {
    const { cookedOn = null, text = null, isPublic, photos } = input;
    const viewer = getViewerParameters(context.viewer);
    const hasPhotos = (photos ?? []).length > 0;
    const parameters = [...viewer, recipeId, cookedOn, text, isPublic ?? false, hasPhotos];
    const insert = async (data: EntityManager) => {
      const [row] = await data.query<{ diaryEntryId: number }[]>(INSERT, parameters);
      if (!row) throw notFound("Recipe");
      const entry = { id: row.diaryEntryId, userId: context.viewer!.userId };
      if (photos && hasPhotos) await attachPhotos(data, "diary_entry_id", entry, photos);
      return entry.id;
    };
    // Without photos, one statement is enough.
    const id = hasPhotos ? await context.db.transaction(insert) : await insert(context.db.manager);
    return context.load(diaryEntryById, id);
  }

  @Authorized(canEditEntry)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "PRECONDITION_FAILED")
  @Mutation(() => DiaryEntry, { description: "Updates an entry of the viewer's cooking diary." })
  async updateDiaryEntry(
    @Arg("diaryEntryId", () => Int, { description: "The entry's numeric ID." })
    diaryEntryId: number,
    @Arg("input", { description: "The new values." }) input: DiaryEntryInput,
    @Arg("version", () => Int, {
      nullable: true,
      description:
        "The version that was edited. If it is outdated, the update fails with PRECONDITION_FAILED.",
    })
    version: number | null,
    @Ctx() context: Context,
  ): Promise<DiaryEntry> {
    const { cookedOn = null, text, isPublic = null, photos } = input;
    const keepsText = text === undefined;
    await context.db.transaction(async (data) => {
      const parameters = [diaryEntryId, cookedOn, keepsText, text ?? null, isPublic, version];
      const [, changedCount]: [object[], number] = await data.query(UPDATE, parameters);
      if (changedCount === 0) throw stale("diary entry");
      const entry = { id: diaryEntryId, userId: context.viewer!.userId };
      if (photos) await attachPhotos(data, "diary_entry_id", entry, photos);
    });
    context.clear(diaryEntryById);
    const entry = await context.load(diaryEntryById, diaryEntryId);
    if (!entry) throw notFound("Diary entry");
    return entry;
  }

  @Authorized(canDeleteEntry)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => ID, { description: "Deletes a diary entry and returns its global ID." })
  async deleteDiaryEntry(
    @Arg("diaryEntryId", () => Int, { description: "The entry's numeric ID." })
    diaryEntryId: number,
    @Ctx() { db }: Context,
  ): Promise<string> {
    const [, deletedCount]: [object[], number] = await db.query(DELETE, [diaryEntryId]);
    if (deletedCount === 0) throw notFound("Diary entry");
    return globalId("DiaryEntry", diaryEntryId);
  }
}
