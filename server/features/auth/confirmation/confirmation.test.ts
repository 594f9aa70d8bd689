import { makeSchema } from "../../../apollo/schema";
import { mutationsBeforeConfirmation } from "../../../graphql/rules";
import { makeMailLinks } from "../../notices/makeMailLinks";
import { NoticeKind } from "../../notices/NoticeKind";
import { TestMailbox } from "../../../testing/TestMailbox";
import { TEST_SECRET, TestServer } from "../../../testing/testServer";
import { waitUntil } from "../../../testing/waitUntil";

const PASSWORD = "plums-and-pears";
const CONFIRM = "mutation ($token: String!) { confirmEmail(token: $token) }";
const REVIEW = `mutation { createReview(recipeId: 1, input: { score: 4, text: "Fine." }) { reviewId } }`;
const STATE = "{ viewer { userId email version emailConfirmed } }";

let server: TestServer;
let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await TestMailbox.open();
  server = await TestServer.start({
    SMTP_URL: mailbox.url,
    PUBLIC_URL: "https://potluck.example",
    CONFIRM_EMAIL: "on",
    DEMO_LOGINS: "on",
  });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const readCode = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions["code"];
const readLink = (source: string) => /\/confirm-email\?token=([\w-]+)/.exec(source)?.[1] ?? "";

/** Returns the links that were sent to an address. */
const listLinks = (address: string) =>
  mailbox.mails
    .filter(({ to }) => to === address)
    .map(({ source }) => readLink(source))
    .filter((link) => link !== "");

async function waitForLink(address: string): Promise<string> {
  await waitUntil(() => Promise.resolve(listLinks(address).length > 0));
  return listLinks(address)[0]!;
}

let serial = 0;
/** Registers a user, and returns the session's token and the token of the mail. */
async function register() {
  const name = `newcomer-${++serial}`;
  const email = `${name}@x.example`;
  await server.graphql(
    `mutation { register(input: { name: "${name}", email: "${email}", password: "${PASSWORD}" }) { userId } }`,
  );
  const { data } = await server.graphql<{ login: { token: string } }>(
    `mutation { login(input: { email: "${email}", password: "${PASSWORD}" }) { token } }`,
  );
  return { email, link: await waitForLink(email), name, token: data!.login.token };
}

const readState = async (token: string) =>
  (
    await server.graphql<{
      viewer: { userId: number; email: string; version: number; emailConfirmed: boolean };
    }>(STATE, {}, token)
  ).data!.viewer;

describe("An unconfirmed address", () => {
  it("refuses calls over both APIs with EMAIL_UNCONFIRMED", async () => {
    const { token } = await register();
    const { errors } = await server.graphql(REVIEW, {}, token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "EMAIL_UNCONFIRMED", status: 403 });
    const response = await fetch(`${server.url}/api/reviews`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/problem+json",
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ recipeId: 1, rating: 4, reviewText: "Fine." }),
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "EMAIL_UNCONFIRMED" });
  });

  it("allows reading, favorites and private notes", async () => {
    const { token } = await register();
    const documents = [
      "{ recipe(recipeId: 1) { name viewerNote { text } } }",
      "{ viewerSessions { id } }",
      "mutation { addFavorite(recipeId: 1) { recipeId } }",
      "mutation { removeFavorite(recipeId: 1) { recipeId } }",
      'mutation { writeNote(recipeId: 1, input: { text: "Less sugar" }) { text } }',
      "mutation { deleteNote(recipeId: 1) }",
    ];
    for (const document of documents)
      expect((await server.graphql(document, {}, token)).errors).toBeUndefined();
  });

  it("allows nothing on other accounts", async () => {
    const admin = await server.login("admin");
    await server.database.db.query(
      "update users set email_confirmed_at = null where email = 'admin@potluck.example'",
    );
    const { errors } = await server.graphql(
      `mutation { updateUser(userId: 3, input: { name: "Bea", email: "bea@x.example" }) { name } }`,
      {},
      admin,
    );
    expect(errors?.[0]?.extensions["code"]).toBe("EMAIL_UNCONFIRMED");
    await server.database.db.query("update users set email_confirmed_at = now()");
  });

  it("is confirmed by the link of the mail, any number of times", async () => {
    const { link, token } = await register();
    expect((await readState(token)).emailConfirmed).toBe(false);
    for (let times = 0; times < 2; times++)
      expect((await server.graphql(CONFIRM, { token: link })).data).toEqual({ confirmEmail: true });
    expect((await readState(token)).emailConfirmed).toBe(true);
    expect((await server.graphql(REVIEW, {}, token)).errors).toBeUndefined();
  });

  it("is not confirmed by an invalid or expired link, or one to an earlier address", async () => {
    const { link, name, token } = await register();
    const { userId, version } = await readState(token);
    const expiresAt = Date.now() - 1;
    const links = makeMailLinks(TEST_SECRET);
    const emailKey = `${name}@x.example`;
    const expired = links.seal({ act: "confirm", userId, emailKey, expiresAt });
    const unsubscribe = links.seal({ act: "unsubscribe", userId, kind: NoticeKind.REPLY });
    for (const invalid of ["x", `${link}AAAA`, expired, unsubscribe])
      expect(readCode(await server.graphql(CONFIRM, { token: invalid }))).toBe("BAD_USER_INPUT");
    const changed = await server.graphql(
      `mutation { updateUser(userId: ${userId}, version: ${version},
        input: { name: "${name}", email: "other-${name}@x.example" }) { emailConfirmed } }`,
      {},
      token,
    );
    expect(changed.data).toEqual({ updateUser: { emailConfirmed: false } });
    expect(readCode(await server.graphql(CONFIRM, { token: link }))).toBe("BAD_USER_INPUT");
    const newLink = await waitForLink(`other-${name}@x.example`);
    expect((await server.graphql(CONFIRM, { token: newLink })).data).toEqual({
      confirmEmail: true,
    });
  });

  it("gets the mail again, three times in half an hour", async () => {
    const { email, token } = await register();
    const send = () => server.graphql("mutation { sendConfirmationMail }", {}, token);
    for (let times = 1; times <= 3; times++) {
      expect((await send()).data).toEqual({ sendConfirmationMail: true });
      await waitUntil(() => Promise.resolve(listLinks(email).length === 1 + times));
    }
    expect(readCode(await send())).toBe("RATE_LIMITED");
  });

  it("gets no further mail once it is confirmed", async () => {
    const { link, token } = await register();
    await server.graphql(CONFIRM, { token: link });
    const { data } = await server.graphql("mutation { sendConfirmationMail }", {}, token);
    expect(data).toEqual({ sendConfirmationMail: false });
  });
});

describe("A confirmed address", () => {
  it("is that of accounts which existed before", async () => {
    const token = await server.login("member");
    expect((await readState(token)).emailConfirmed).toBe(true);
  });

  it("has to be confirmed again after a change", async () => {
    const { link, token } = await register();
    await server.graphql(CONFIRM, { token: link });
    const { userId } = await readState(token);
    await server.graphql(
      `mutation { updateUser(userId: ${userId}, input: { name: "Moved", email: "moved@x.example" }) { name } }`,
      {},
      token,
    );
    expect((await readState(token)).emailConfirmed).toBe(false);
    expect(readCode(await server.graphql(REVIEW, {}, token))).toBe("EMAIL_UNCONFIRMED");
  });
});

describe("Without CONFIRM_EMAIL or a mail server", () => {
  it.each([{ SMTP_URL: "smtp://127.0.0.1:9" }, { CONFIRM_EMAIL: "on" }])(
    "every address counts as confirmed: %j",
    async (environment) => {
      const other = await TestServer.startOn(server.database, environment);
      const email = `other-${++serial}@x.example`;
      await other.graphql(
        `mutation { register(input: { name: "Other ${serial}", email: "${email}", password: "${PASSWORD}" }) { userId } }`,
      );
      const { data } = await other.graphql<{ login: { token: string } }>(
        `mutation { login(input: { email: "${email}", password: "${PASSWORD}" }) { token } }`,
      );
      expect((await other.graphql(REVIEW, {}, data!.login.token)).errors).toBeUndefined();
      await other.close();
    },
  );
});

describe("The mutations before a confirmation", () => {
  it("exist in the schema", () => {
    const mutations = Object.keys(makeSchema().getMutationType()!.getFields());
    expect(mutations).toEqual(expect.arrayContaining([...mutationsBeforeConfirmation]));
  });
});
