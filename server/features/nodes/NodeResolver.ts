import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { In } from "typeorm";
import type { Context, Loader, Viewer } from "../../graphql/context";
import { forbidden, notFound, unauthenticated } from "../../errors";
import { Note } from "../notes/Note";
import { canReadNote } from "../notes/policy";
import { photoById } from "../photos/loaders";
import { recipeById } from "../recipes/loaders";
import { categoryById, difficultyLevelById, ingredientById, tagById } from "../reference/loaders";
import { reviewById } from "../reviews/loaders";
import { ownPasskeyById, ownSessionById } from "../auth/session/loaders";
import { userById, visibleRequestById } from "../users/loaders";
import { parseGlobalId } from "../../graphql/globalId";
import { byKey } from "../../graphql/loading";
import { Node } from "../../graphql/Node";
import { checkCall } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { ownProperty } from "../../../shared/ownProperty";

const noteById: Loader<number, Note | null> = {
  async batch(ids, { db }) {
    const notes = await db.getRepository(Note).findBy({ noteId: In(ids) });
    return byKey(ids, notes, (note) => note.noteId);
  },
};

/**
 * Fetches a note by the rules of the `note` field. A missing note is refused like another user's, so that users cannot
 * find out which notes exist.
 * @throws FORBIDDEN, NOT_FOUND
 */
async function findNote(noteId: number, context: Context): Promise<Note | null> {
  const note = await context.load(noteById, noteId);
  if (note) await checkCall(canReadNote, { args: { ...note }, context });
  else if (context.viewer!.roleName !== "admin") throw forbidden();
  return note;
}

interface Kind {
  /** The name in the message of NOT_FOUND. */
  words: string;
  find(key: never, context: Context): Promise<Node | null>;
  /** What its keys are; numbers where nothing is said. */
  key?: "string";
  /** Whether it is only available to logged-in users, as everywhere else in the graph. */
  private?: boolean;
}

const loaded =
  <Key extends number | string>(loader: Loader<Key, Node | null>): Kind["find"] =>
  (key, context) =>
    context.load(loader, key);

/** How each type is fetched by its key; no way around the rules that guard it elsewhere. */
const kinds: Record<string, Kind> = {
  ContributorRequest: { words: "Request", find: loaded(visibleRequestById), private: true },
  Category: { words: "Category", find: loaded(categoryById) },
  DifficultyLevel: { words: "Difficulty level", find: loaded(difficultyLevelById) },
  Ingredient: { words: "Ingredient", find: loaded(ingredientById) },
  Note: { words: "Note", find: findNote, private: true },
  Passkey: { words: "Passkey", find: loaded(ownPasskeyById), private: true },
  Photo: { words: "Photo", find: loaded(photoById) },
  Recipe: { words: "Recipe", find: loaded(recipeById) },
  Review: { words: "Review", find: loaded(reviewById) },
  Session: { words: "Session", find: loaded(ownSessionById), key: "string", private: true },
  Tag: { words: "Tag", find: loaded(tagById) },
  User: { words: "User", find: loaded(userById), private: true },
};

const guard = (kind: Kind, viewer: Viewer | null) => {
  if (kind.private && !viewer) throw unauthenticated();
};

/** The door that Relay-style clients fetch any thing through. */
@Resolver()
export class NodeResolver {
  @Throws("BAD_USER_INPUT", "UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND")
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
    // The line above compared the key with the type that `find` takes.
    const found = fits ? await kind.find(key as never, context) : null;
    if (!found) throw notFound(kind.words);
    return found;
  }
}
