import { TestMailbox } from "../../testing/TestMailbox";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

const REVIEW = `mutation ($id: Int!) {
  createReview(recipeId: $id, input: { score: 4, text: "<b>Buy at spam.example</b>" }) { reviewId } }`;
const MUTED = "{ viewer { mutedNotices } }";
const SET = `mutation ($enabled: Boolean!) {
  setNotice(kind: NEW_REVIEW, enabled: $enabled) { mutedNotices } }`;

let server: TestServer;
let mailbox: TestMailbox;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  mailbox = await TestMailbox.open();
  server = await TestServer.start({
    SMTP_URL: mailbox.url,
    PUBLIC_URL: "https://potluck.example",
    DEMO_LOGINS: "on",
    RATE_LIMIT: "off",
  });
  for (const account of ["admin", "contributor", "member"] as const)
    tokens[account] = await server.login(account);
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const query = <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
  server.database.db.query(sql, parameters);

/** Finds recipes of the contributor without a review of the member. */
const listRecipes = async () =>
  (
    await query<{ id: number }>(
      `select recipe_id as id from recipes join users on user_id = owner_id
       where users.email = 'contributor@potluck.example' and visibility = 'public'
         and not exists (select from reviews join users using (user_id)
           where reviews.recipe_id = recipes.recipe_id and email = 'member@potluck.example')`,
    )
  ).map(({ id }) => id);

const review = (id: number, account = "member") => server.graphql(REVIEW, { id }, tokens[account]);
const emptyOutbox = () => waitUntil(async () => (await query("select from outbox")).length === 0);
const readMuted = async (account: string) =>
  (await server.graphql<{ viewer: { mutedNotices: string[] } }>(MUTED, {}, tokens[account])).data!
    .viewer.mutedNotices;

/** Returns a header of a mail's source, unfolded. */
const readHeader = (source: string, name: string) =>
  new RegExp(`^${name}:(.*(?:\\r?\\n[ \\t].*)*)`, "im")
    .exec(source)?.[1]
    ?.replace(/\r?\n[ \t]+/g, "")
    .trim();

describe("A new review", () => {
  it("is reported to the owner of the recipe, without text of the reviewer, in the owner's language", async () => {
    await server.graphql("{ viewer { name } }", {}, tokens["contributor"]);
    await query(
      `update sessions set locale = 'de' where user_id =
        (select user_id from users where email = 'contributor@potluck.example')`,
    );
    const [id] = await listRecipes();
    expect((await review(id!)).errors).toBeUndefined();
    const { to, source } = await mailbox.next();
    expect(to).toBe("contributor@potluck.example");
    expect(source).toContain('<html lang="de">');
    expect(source).toContain(`https://potluck.example/recipes/${id}#reviews`);
    expect(source).not.toContain("spam.example");
  });

  it("of one's own recipe is not reported", async () => {
    const before = mailbox.mails.length;
    const [own] = await query<{ id: number }>(
      `select recipe_id as id from recipes join users on user_id = owner_id
       where users.email = 'contributor@potluck.example' and not exists (select from reviews r
         where r.recipe_id = recipes.recipe_id and r.user_id = users.user_id) limit 1`,
    );
    expect((await review(own!.id, "contributor")).errors).toBeUndefined();
    await emptyOutbox();
    expect(mailbox.mails).toHaveLength(before);
  });

  it("that is refused is not reported", async () => {
    const before = mailbox.mails.length;
    const [reviewed] = await query<{ id: number }>(
      `select recipe_id as id from reviews join users using (user_id) join recipes using (recipe_id)
       where email = 'member@potluck.example' and owner_id <> users.user_id limit 1`,
    );
    expect((await review(reviewed!.id)).errors?.[0]?.extensions["code"]).toBe("CONFLICT");
    await emptyOutbox();
    expect(mailbox.mails).toHaveLength(before);
  });
});

describe("A reply", () => {
  it("is reported to the reviewer once, however often it changes", async () => {
    const [row] = await query<{ id: number; reviewer: string; owner: string }>(
      `select review_id as id, r.email as reviewer, o.email as owner from reviews
       join recipes using (recipe_id) join users o on o.user_id = owner_id
       join users r on r.user_id = reviews.user_id
       where o.email = 'contributor@potluck.example' and r.user_id <> o.user_id limit 1`,
    );
    const { id, reviewer } = row!;
    const reply = (text: string) =>
      server.graphql(
        `mutation { replyToReview(reviewId: ${id}, input: { text: "${text}" }) { reply } }`,
        {},
        tokens["contributor"],
      );
    expect((await reply("Buy at spam.example")).errors).toBeUndefined();
    const { to, source } = await mailbox.next();
    expect(to).toBe(reviewer);
    expect(source).not.toContain("spam.example");
    const before = mailbox.mails.length;
    expect((await reply("Thank you.")).errors).toBeUndefined();
    await emptyOutbox();
    expect(mailbox.mails).toHaveLength(before);
  });
});

describe("Notices", () => {
  it("are switched off and on by their recipient", async () => {
    const before = mailbox.mails.length;
    const { data } = await server.graphql(SET, { enabled: false }, tokens["contributor"]);
    expect(data).toEqual({ setNotice: { mutedNotices: ["NEW_REVIEW"] } });
    await review((await listRecipes())[0]!);
    await emptyOutbox();
    expect(mailbox.mails).toHaveLength(before);
    await server.graphql(SET, { enabled: true }, tokens["contributor"]);
    expect(await readMuted("contributor")).toEqual([]);
  });

  it("are switched off with one press in the mail program, without a login", async () => {
    await review((await listRecipes())[0]!);
    const { source } = await mailbox.next();
    expect(readHeader(source, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    const url = new URL(/<(.*)>/.exec(readHeader(source, "List-Unsubscribe") ?? "")![1]!);
    expect(url.origin).toBe("https://potluck.example");
    const response = await fetch(`${server.url}${url.pathname}${url.search}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(response.status).toBe(200);
    expect(await readMuted("contributor")).toEqual(["NEW_REVIEW"]);
    expect(await readMuted("member")).toEqual([]);
    await server.graphql(SET, { enabled: true }, tokens["contributor"]);
  });

  it("are not switched off by a changed link, or by a GET request", async () => {
    await review((await listRecipes())[0]!);
    const { source } = await mailbox.next();
    const url = new URL(/<(.*)>/.exec(readHeader(source, "List-Unsubscribe") ?? "")![1]!);
    const path = `${server.url}${url.pathname}${url.search}`;
    expect((await fetch(path)).status).toBe(405);
    expect((await fetch(`${path}AAAA`, { method: "POST" })).status).toBe(400);
    expect(await readMuted("contributor")).toEqual([]);
  });

  it("are listed for their recipient only", async () => {
    const [owner] = await query<{ id: number }>(
      "select user_id as id from users where email = 'contributor@potluck.example'",
    );
    const document = `{ user(userId: ${owner!.id}) { mutedNotices } }`;
    const { data } = await server.graphql(document, {}, tokens["admin"]);
    expect(data).toEqual({ user: { mutedNotices: null } });
  });
});
