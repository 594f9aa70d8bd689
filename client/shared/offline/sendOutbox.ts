import type { ReviewInput } from "../apollo/schema.generated";
import type { Credentials } from "./openOfflineData";
import { isPending, type OutboxEntry } from "./OutboxEntry";
import { changeEntry, entrySent, listOutbox } from "./outbox";
import { withLock } from "./withLock";

interface GraphqlResponse {
  data?: Record<string, { version?: number } | null> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** The codes of errors unrelated to the write itself, which is sent again later. */
const TRY_LATER = new Set([
  "UNAUTHENTICATED",
  "ACCOUNT_BANNED",
  "EMAIL_UNCONFIRMED",
  "PASSWORD_CHANGE_REQUIRED",
  "TWO_FACTOR_SETUP_REQUIRED",
  "RATE_LIMITED",
  "INTERNAL_SERVER_ERROR",
  "SERVICE_UNAVAILABLE",
]);

const NOTE = `query StoredNote($recipeId: Int!, $userId: Int!) {
  note(recipeId: $recipeId, userId: $userId) { text version }
}`;

const REVIEW = `query StoredReview($recipeId: Int!) {
  recipe(recipeId: $recipeId) {
    viewerReview {
      score text outcome changes { kind lineId subject detail } photos { photoId caption }
    }
  }
}`;

/** Sends a request; returns null without a response from our server. */
async function post(token: string, body: object): Promise<GraphqlResponse | null> {
  try {
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as GraphqlResponse;
    return answer.data || answer.errors ? answer : null;
  } catch {
    return null;
  }
}

/**
 * Reads the server's current note.
 * @returns true if it could be read
 */
async function noteConflict(entry: OutboxEntry, token: string): Promise<boolean> {
  const variables = { recipeId: entry.recipe.recipeId, userId: entry.viewerId };
  const answer = await post(token, { operationName: "StoredNote", query: NOTE, variables });
  const note = answer?.data?.["note"] as { text: string; version: number } | null | undefined;
  if (!note) return false;
  await changeEntry(entry, { conflict: note });
  return true;
}

/** Writes the content of a review as the server stores it, so that two reviews can be compared. */
const describeReview = ({ score, text, outcome, changes, photos }: ReviewInput): string =>
  JSON.stringify([
    ...[score, text.trim(), outcome ?? null],
    changes?.map(({ kind, lineId, subject, detail }) => [
      ...[kind, lineId ?? null, subject.trim(), detail?.trim() || null],
    ]) ?? [],
    photos?.map(({ photoId, caption }) => [photoId, caption?.trim() || null]) ?? [],
  ]);

/**
 * Compares a refused review with the server's. The same one was sent before, but the response was lost.
 * @returns true if the server's could be read
 */
async function compareReview(entry: OutboxEntry, token: string, message: string): Promise<boolean> {
  const variables = { recipeId: entry.recipe.recipeId };
  const answer = await post(token, { operationName: "StoredReview", query: REVIEW, variables });
  const recipe = answer?.data?.["recipe"] as
    | { viewerReview: ReviewInput | null }
    | null
    | undefined;
  if (!recipe) return false;
  const { viewerReview: review } = recipe;
  const isSame =
    review && describeReview(review) === describeReview(entry.variables["input"] as ReviewInput);
  await (isSame ? entrySent(entry) : changeEntry(entry, { refusal: { message } }));
  return true;
}

/**
 * Sends an entry.
 * @returns true if the next one can be sent
 */
async function send(entry: OutboxEntry, token: string): Promise<boolean> {
  const { operationName, query, variables } = entry;
  const answer = await post(token, { operationName, query, variables });
  const [error] = answer?.errors ?? [];
  const code = error?.extensions?.code ?? "";
  if (!answer || TRY_LATER.has(code)) return false;
  if (code === "PRECONDITION_FAILED") return noteConflict(entry, token);
  if (error && code === "CONFLICT" && operationName === "CreateReview") {
    return compareReview(entry, token, error.message);
  }
  if (error) await changeEntry(entry, { refusal: { message: error.message } });
  else await entrySent(entry, Object.values(answer.data ?? {})[0]?.version);
  return true;
}

/**
 * Sends the offline writes one after the other. A lock limits this to one tab or the service worker, so that
 * nothing is sent twice.
 * @returns true if all pending writes reached the server
 */
export const sendOutbox = ({ token, viewerId }: Credentials): Promise<boolean> =>
  withLock("outbox", async () => {
    for (;;) {
      // The outbox is read before each entry, because another entry may have been added.
      const next = (await listOutbox(viewerId)).find(isPending);
      if (!next) return true;
      if (!(await send(next, token))) return false;
    }
  });
