import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { In } from "typeorm";
import type { Context, Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import { whenExists, user } from "../../graphql/rules";
import { namedRecipe, recipeById } from "../recipes/loaders";
import { Recipe } from "../recipes/Recipe";
import { Author } from "../users/Author";
import { authorById } from "../users/loaders";
import { Note } from "./Note";
import { NoteInput } from "./NoteInput";
import { canReadNote, canWriteNote } from "./policy";

/** The viewer's notes by recipeId; only used for logged-in viewers. */
const viewerNotes: Loader<number, Note | null> = {
  async batch(ids, { db, viewer }) {
    const notes = await db
      .getRepository(Note)
      .findBy({ recipeId: In(ids), userId: viewer!.userId });
    return byKey(ids, notes, (note) => note.recipeId);
  },
};

/** Private notes on recipes. */
@Resolver(() => Note)
export class NoteResolver {
  @Authorized(canReadNote)
  @Query(() => Note, {
    nullable: true,
    description:
      "One user's note on a recipe; null without one. For oneself, for admins, and for contributors among themselves. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.",
  })
  note(
    @Arg("recipeId", () => Int, { description: "The recipe's key." }) recipeId: number,
    @Arg("userId", () => Int, { description: "Whose note." }) userId: number,
    @Ctx() context: Context,
  ): Promise<Note | null> {
    return context.db.getRepository(Note).findOneBy({ recipeId, userId });
  }

  @Authorized(canWriteNote)
  @Mutation(() => Note, {
    description:
      "Writes a note on a recipe, in place of the one before: one's own, or an admin another's. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.",
  })
  async writeNote(
    @Arg("recipeId", () => Int, { description: "The recipe's key." }) recipeId: number,
    @Arg("input", { description: "What it says." }) { text }: NoteInput,
    @Arg("userId", () => Int, { nullable: true, description: "Whose; the viewer's if left out." })
    named: number | null,
    @Ctx() { db, viewer }: Context,
  ): Promise<Note | null> {
    const userId = named ?? viewer!.userId;
    const notes = db.getRepository(Note);
    await notes.upsert({ recipeId, userId, text, updatedAt: new Date() }, ["userId", "recipeId"]);
    return notes.findOneBy({ recipeId, userId });
  }

  @Authorized(whenExists(namedRecipe, user))
  @Mutation(() => Boolean, {
    description:
      "Deletes the viewer's own note on a recipe; false when there was none. Errors: UNAUTHENTICATED, NOT_FOUND.",
  })
  async deleteNote(
    @Arg("recipeId", () => Int, { description: "The recipe's key." }) recipeId: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<boolean> {
    const { userId } = viewer!;
    const { affected } = await db.getRepository(Note).delete({ recipeId, userId });
    return Boolean(affected);
  }

  @FieldResolver(() => Recipe, { description: "What it is about." })
  recipe(@Root() note: Note, @Ctx() context: Context): Promise<Recipe | null> {
    return context.load(recipeById, note.recipeId);
  }

  @FieldResolver(() => Author, { description: "Whose note it is." })
  author(@Root() note: Note, @Ctx() context: Context): Promise<Author> {
    return context.load(authorById, note.userId);
  }
}

/** What a recipe shows of the viewer's note. */
@Resolver(() => Recipe)
export class RecipeNoteResolver {
  @FieldResolver(() => Note, {
    nullable: true,
    description: "The viewer's own note; null without one and for a visitor.",
  })
  viewerNote(@Root() recipe: Recipe, @Ctx() context: Context): Promise<Note | null> | null {
    return context.viewer && context.load(viewerNotes, recipe.recipeId);
  }
}
