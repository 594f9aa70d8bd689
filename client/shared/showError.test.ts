import { CombinedGraphQLErrors, ServerError } from "@apollo/client";
import {
  cleanNotifications,
  cleanNotificationsQueue,
  notificationsStore,
  type NotificationsState,
} from "@mantine/notifications";
import { showErrorToast } from "./showError";
import { sessionStore } from "./session";

const makeError = (code: string, status: number, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, status } }] });
const broken = new ServerError("Broken.", {
  response: new Response("On fire.", { status: 500 }),
  bodyText: "On fire.",
});
const networkError = new TypeError("Failed to fetch");

/** Returns the toast that an action shows; null if there is none. */
const shownBy = (act: () => void) =>
  new Promise<object | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), 300);
    const stop = notificationsStore.subscribe(({ notifications }: NotificationsState) => {
      stop();
      clearTimeout(timer);
      resolve(notifications.at(-1) ?? null);
    });
    act();
  });

beforeEach(() => {
  cleanNotificationsQueue();
  cleanNotifications();
  const storedItems = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string) => void storedItems.set(key, value),
    removeItem: (key: string) => void storedItems.delete(key),
  };
  Object.assign(globalThis, { document: {}, localStorage });
  sessionStore.start({
    token: "t",
    user: {
      userId: 1,
      userName: "Ada",
      userEmail: "ada@example.org",
      banned: false,
      role: { roleId: 3, roleName: "member" },
    },
  });
});

describe("A failure", () => {
  it.each([
    ["of a broken server", broken, "HTTP 500 On fire."],
    [
      "of the network",
      networkError,
      "The server cannot be reached. Please check your connection and try again.",
    ],
    ["that the server names", makeError("INTERNAL_SERVER_ERROR", 500, "Oh."), "HTTP 500 Oh."],
  ])("%s is reported with the failed action and the reason", async (_of, error, reason) => {
    expect(await shownBy(() => showErrorToast(error))).toMatchObject({
      title: "Something went wrong",
      message: reason,
    });
    cleanNotifications();
    expect(await shownBy(() => showErrorToast(error, "Error creating tag."))).toMatchObject({
      title: "Error creating tag.",
      message: reason,
    });
  });

  it("that is a refusal is reported with the message of the server, or with a given one", async () => {
    const conflict = makeError("CONFLICT", 409, "It is in use.");
    const toast = await shownBy(() => showErrorToast(conflict, "Error creating tag."));
    expect(toast).toMatchObject({ message: "It is in use." });
    expect(toast).not.toHaveProperty("title");
    cleanNotifications();
    expect(await shownBy(() => showErrorToast(conflict, "", "In use."))).toMatchObject({
      message: "In use.",
    });
  });

  it.each(["ACCOUNT_BANNED", "UNAUTHENTICATED"])(
    "that is reported as an ended session with %s is not reported again",
    async (code) => {
      sessionStore.endByServer({ reason: "banned", operation: "mutation" }, "t");
      expect(await shownBy(() => showErrorToast(makeError(code, 403, "No.")))).toBeNull();
      expect(
        await shownBy(() => showErrorToast(makeError("CONFLICT", 409, "In use."))),
      ).not.toBeNull();
    },
  );
});
