import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { stale } from "../../errors";
import type { Context } from "../../graphql/context";
import { Limited } from "../../graphql/limited";
import { whenExists, user } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { namedRecipe, recipeById, viewerRows } from "../recipes/loaders";
import { Recipe } from "../recipes/Recipe";
import { Author } from "../users/Author";
import { authorById } from "../users/loaders";
import { Note } from "./Note";
import { canReadNote, canWriteNote } from "./policy";
import { z } from "zod";
import { requiredText } from "../../graphql/validate";
import { describeLength } from "../../lib/describeLimits";
import { maxLength } from "../../../shared/inputLimits";

/** The input of `writeNote`. */
@InputType({ description: "The editable fields of a note." })
export class NoteInput {
  static rules = z.object({
    text: requiredText("Note text is required.", "Note text", maxLength.note),
  });

  @Field(() => String, { description: `The text, ${describeLength(maxLength.note)}.` })
  text!: string;
}

/** Writes a note, and changes nothing if the text is the same. */
const WRITE = `
  insert into notes as n (user_id, recipe_id, text, updated_at) values ($1, $2, $3, now())
  on conflict (user_id, recipe_id) do update
    set text = excluded.text, updated_at = excluded.updated_at, version = n.version + 1
    where n.text <> excluded.text and ($4::int is null or n.version = $4)
  returning n.note_id`;

/** Reads and writes private notes on recipes. */
@Resolver(() => Note)
export class NoteResolver {
  @Authorized(canReadNote)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND")
  @Query(() => Note, {
    nullable: true,
    description:
      "Fetches a user's note on a recipe; null if there is none. Users can read their own notes, admins all notes, and contributors those of contributors and admins.",
  })
  note(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Arg("userId", () => Int, { description: "The numeric ID of the note's author." })
    userId: number,
    @Ctx() context: Context,
  ): Promise<Note | null> {
    return context.db.getRepository(Note).findOneBy({ recipeId, userId });
  }

  @Authorized(canWriteNote)
  @Limited("note")
  @Throws(
    "UNAUTHENTICATED",
    "NOT_FOUND",
    "FORBIDDEN",
    "BAD_USER_INPUT",
    "PRECONDITION_FAILED",
    "RATE_LIMITED",
  )
  @Mutation(() => Note, {
    description:
      "Creates or replaces a note on a recipe. Users can write their own notes, admins all notes.",
  })
  async writeNote(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Arg("input", { description: "The note." }) { text }: NoteInput,
    @Arg("userId", () => Int, {
      nullable: true,
      description: "The numeric ID of the note's author; defaults to the viewer.",
    })
    authorId: number | null,
    @Arg("version", () => Int, {
      nullable: true,
      description:
        "The version that was edited, 0 for a note that did not exist. If another text has been written since, the update fails with PRECONDITION_FAILED.",
    })
    version: number | null,
    @Ctx() { db, viewer }: Context,
  ): Promise<Note | null> {
    // The request is refused, because no note has a negative version, and the request must not
    // create one.
    if ((version ?? 0) < 0) throw stale("note");
    const userId = authorId ?? viewer!.userId;
    const rows: unknown[] = await db.query(WRITE, [userId, recipeId, text, version ?? null]);
    const note = await db.getRepository(Note).findOneBy({ recipeId, userId });
    // The same text is not a conflict, because clients repeat a request if its response was lost.
    const isWritten = rows.length > 0 || note?.text === text;
    if (version != null && !isWritten) throw stale("note");
    return note;
  }

  @Authorized(whenExists(namedRecipe, user))
  @Throws("UNAUTHENTICATED", "NOT_FOUND")
  @Mutation(() => Boolean, {
    description: "Deletes the viewer's own note on a recipe. Returns false if there was none.",
  })
  async deleteNote(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<boolean> {
    const { userId } = viewer!;
    const { affected } = await db.getRepository(Note).delete({ recipeId, userId });
    return Boolean(affected);
  }

  @FieldResolver(() => Recipe, { description: "The recipe." })
  recipe(@Root() note: Note, @Ctx() context: Context): Promise<Recipe | null> {
    return context.load(recipeById, note.recipeId);
  }

  @FieldResolver(() => Author, { description: "The author." })
  author(@Root() note: Note, @Ctx() context: Context): Promise<Author> {
    return context.load(authorById, note.userId);
  }
}

/** Resolves the viewer's note in a recipe. */
@Resolver(() => Recipe)
export class RecipeNoteResolver {
  @FieldResolver(() => Note, {
    nullable: true,
    description: "The viewer's own note; null without one and for visitors.",
  })
  async viewerNote(@Root() { recipeId }: Recipe, @Ctx() context: Context): Promise<Note | null> {
    if (!context.viewer) return null;
    const { note } = await context.load(viewerRows, recipeId);
    if (!note) return null;
    const { userId } = context.viewer;
    const updatedAt = new Date(note.updatedAt);
    return Object.assign(new Note(), note, { recipeId, userId, updatedAt });
  }
}
