import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { In } from "typeorm";
import type { Context, Loader, Viewer } from "../../graphql/context";
import { notFound, unauthenticated } from "../../errors";
import { Note } from "../notes/Note";
import { photoById } from "../photos/loaders";
import { recipeById } from "../recipes/loaders";
import { hasVisibleRecipe } from "../recipes/visibility";
import { categoryById, difficultyLevelById, ingredientById, tagById } from "../reference/loaders";
import { reviewById } from "../reviews/loaders";
import { ownPasskeyById, ownSessionById } from "../sessions/loaders";
import { userById, visibleRequestById } from "../users/loaders";
import { parseGlobalId } from "../../graphql/globalId";
import { byKey } from "../../graphql/loading";
import { Node } from "../../graphql/Node";
import { Throws } from "../../graphql/throws";
import { ownProperty } from "../../../shared/ownProperty";

/** A viewer's own notes; a note is nothing that others fetch by its id. */
const ownNoteById: Loader<number, Note | null> = {
  async batch(ids, { db, viewer }) {
    const notes = await db
      .getRepository(Note)
      .createQueryBuilder("notes")
      .where({ noteId: In(ids), userId: viewer!.userId })
      .andWhere(hasVisibleRecipe("notes")(":viewerId", ":isAdmin"))
      .setParameters({ viewerId: viewer!.userId, isAdmin: viewer!.roleName === "admin" })
      .getMany();
    return byKey(ids, notes, (note) => note.noteId);
  },
};

interface Kind {
  /** The name in the message of NOT_FOUND. */
  words: string;
  loader: Loader<never, Node | null>;
  /** What its keys are; numbers where nothing is said. */
  key?: "string";
  /** Whether it is only available to logged-in users, as everywhere else in the graph. */
  private?: boolean;
}

/** How each type is fetched by its key; no way around the rules that guard it elsewhere. */
const kinds: Record<string, Kind> = {
  ContributorRequest: { words: "Request", loader: visibleRequestById, private: true },
  Category: { words: "Category", loader: categoryById },
  DifficultyLevel: { words: "Difficulty level", loader: difficultyLevelById },
  Ingredient: { words: "Ingredient", loader: ingredientById },
  Note: { words: "Note", loader: ownNoteById, private: true },
  Passkey: { words: "Passkey", loader: ownPasskeyById, private: true },
  Photo: { words: "Photo", loader: photoById },
  Recipe: { words: "Recipe", loader: recipeById },
  Review: { words: "Review", loader: reviewById },
  Session: { words: "Session", loader: ownSessionById, key: "string", private: true },
  Tag: { words: "Tag", loader: tagById },
  User: { words: "User", loader: userById, private: true },
};

const guard = (kind: Kind, viewer: Viewer | null) => {
  if (kind.private && !viewer) throw unauthenticated();
};

/** The door that Relay-style clients fetch any thing through. */
@Resolver()
export class NodeResolver {
  @Throws("BAD_USER_INPUT", "UNAUTHENTICATED", "NOT_FOUND")
  @Query(() => Node, {
    nullable: true,
    description:
      "Fetches an object by its globally unique ID. Users, notes, sessions, passkeys and requests require login.",
  })
  async node(
    @Arg("id", () => ID, { description: "The value of the object's `id` field." }) id: string,
    @Ctx() context: Context,
  ): Promise<Node> {
    const { type, key } = parseGlobalId(id);
    const kind = ownProperty(kinds, type);
    if (!kind) throw notFound("Node");
    guard(kind, context.viewer);
    const fits = typeof key === (kind.key ?? "number");
    // The line above compared the key with what the loader takes.
    const found = fits ? await context.load(kind.loader, key as never) : null;
    if (!found) throw notFound(kind.words);
    return found;
  }
}
