import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { In } from "typeorm";
import type { Context, Loader, Viewer } from "../../graphql/context";
import { forbidden, notFound, unauthenticated } from "../../errors";
import { diaryEntryById } from "../diary/loaders";
import { Note } from "../notes/Note";
import { canReadNote } from "../notes/policy";
import { photoById } from "../photos/loaders";
import { recipeById } from "../recipes/loaders";
import { referenceById } from "../reference/loaders";
import { reviewById } from "../reviews/loaders";
import { viewerPasskeyById, viewerSessionById } from "../auth/session/loaders";
import { userById, visibleRequestById } from "../users/loaders";
import { parseGlobalId } from "../../graphql/globalId";
import { byKey } from "../../graphql/loading";
import { Node } from "../../graphql/Node";
import { checkCall } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { referenceEntries } from "../../../shared/referenceKinds";
import { ownProperty } from "../../../shared/ownProperty";

const noteById: Loader<number, Note | null> = {
  async batch(ids, { db }) {
    const notes = await db.getRepository(Note).findBy({ noteId: In(ids) });
    return byKey(ids, notes, (note) => note.noteId);
  },
};

/**
 * Fetches a note by the rules of the `note` field. A missing note is refused like another user's, so that users cannot
 * discover which notes exist.
 * @throws FORBIDDEN, NOT_FOUND
 */
async function findNote(noteId: number, context: Context): Promise<Note | null> {
  const note = await context.load(noteById, noteId);
  if (note) await checkCall(canReadNote, { args: { ...note }, context });
  else if (context.viewer!.roleName !== "admin") throw forbidden();
  return note;
}

interface NodeKind {
  /** The name in the message of NOT_FOUND. */
  words: string;
  find(key: never, context: Context): Promise<Node | null>;
  /** The type of its keys; numbers by default. */
  key?: "string";
  /** True if only logged-in users may read the type, as elsewhere in the graph. */
  private?: boolean;
}

const loadWith =
  <Key extends number | string>(loader: Loader<Key, Node | null>): NodeKind["find"] =>
  (key, context) =>
    context.load(loader, key);

/** The types that can be fetched by key, with the same rules as elsewhere in the graph. */
const kinds: Record<string, NodeKind> = {
  ContributorRequest: { words: "Request", find: loadWith(visibleRequestById), private: true },
  DiaryEntry: { words: "Diary entry", find: loadWith(diaryEntryById) },
  Note: { words: "Note", find: findNote, private: true },
  Passkey: { words: "Passkey", find: loadWith(viewerPasskeyById), private: true },
  Photo: { words: "Photo", find: loadWith(photoById) },
  Recipe: { words: "Recipe", find: loadWith(recipeById) },
  Review: { words: "Review", find: loadWith(reviewById) },
  Session: { words: "Session", find: loadWith(viewerSessionById), key: "string", private: true },
  User: { words: "User", find: loadWith(userById), private: true },
  ...Object.fromEntries(
    referenceEntries.map(([name, { type, thing }]) => [
      type,
      { words: thing, find: loadWith(referenceById[name]) },
    ]),
  ),
};

const requireLogin = (kind: NodeKind, viewer: Viewer | null) => {
  if (kind.private && !viewer) throw unauthenticated();
};

/** Fetches objects by global ID, for Relay-style clients. */
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
    requireLogin(kind, context.viewer);
    const isKeyType = typeof key === (kind.key ?? "number");
    // The line above has checked the key's type.
    const node = isKeyType ? await kind.find(key as never, context) : null;
    if (!node) throw notFound(kind.words);
    return node;
  }
}
