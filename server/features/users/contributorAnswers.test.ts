import {
  ACCEPT,
  createRequest,
  DECLINE,
  makeAsker,
  openRequests,
  findRequest,
} from "../../testing/contributorRequests";
import { TestMailbox } from "../../testing/TestMailbox";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

const ADD_RECIPE = `mutation {
  createRecipe(input: { name: "x", categoryId: 1, difficultyLevelId: 1, instructions: "x" }) { name }
}`;

let server: TestServer;
let mailbox: TestMailbox;
let admin: string;
beforeAll(async () => {
  mailbox = await TestMailbox.open();
  server = await TestServer.start({
    SMTP_URL: mailbox.url,
    PUBLIC_URL: "https://potluck.example",
    DEMO_LOGINS: "on",
    RATE_LIMIT: "off",
  });
  admin = await server.login("admin");
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const readCode = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions["code"];

describe("Accepting a request", () => {
  it("makes the user a contributor immediately, with a mail in the language of the request", async () => {
    const { id, name, token, userId } = await makeAsker(server, { "Accept-Language": "de" });
    expect(readCode(await server.graphql(ADD_RECIPE, {}, token))).toBe("FORBIDDEN");
    const { data } = await server.graphql(ACCEPT, { id }, admin);
    expect(data).toEqual({
      acceptContributorRequest: { status: "ACCEPTED", user: { role: { roleName: "contributor" } } },
    });
    expect((await server.graphql(ADD_RECIPE, {}, token)).errors).toBeUndefined();
    const { to, source } = await mailbox.next();
    expect(to).toBe(`${name}@potluck.example`);
    expect(source).toContain('<html lang="de">');
    expect(source).toContain("https://potluck.example/recipes/new");
    expect(source).not.toContain("My soups");
    expect(await findRequest(server, userId, token)).toMatchObject({ status: "ACCEPTED" });
    expect(await openRequests(server, admin)).not.toContain(id);
  });

  it("also happens when an admin assigns the role", async () => {
    const { id, token, userId } = await makeAsker(server);
    const setRole = (roleId: number) =>
      server.graphql(
        `mutation { setUserRole(userId: ${userId}, roleId: ${roleId}) { name } }`,
        {},
        admin,
      );
    await setRole(3);
    expect(await openRequests(server, admin)).toContain(id);
    await setRole(2);
    expect(await findRequest(server, userId, token)).toMatchObject({ status: "ACCEPTED" });
    expect((await mailbox.next()).source).toContain("You can now add recipes");
  });
});

describe("Declining a request", () => {
  it("sends a mail with the reason, after which the user can send another request", async () => {
    const { id, name, token, userId } = await makeAsker(server);
    const reason = "Please write <a few> reviews first.";
    const { data } = await server.graphql(DECLINE, { id, reason: ` ${reason} ` }, admin);
    expect(data).toEqual({ declineContributorRequest: { status: "DECLINED", reason } });
    const { to, source } = await mailbox.next();
    expect(to).toBe(`${name}@potluck.example`);
    expect(source).toContain(reason);
    expect(source).toContain("write &#60;a few&#62; reviews");
    expect(await findRequest(server, userId, token)).toMatchObject({ status: "DECLINED", reason });
    const again = await createRequest(server, token);
    expect(await findRequest(server, userId, token)).toMatchObject({ status: "OPEN" });
    await server.graphql(DECLINE, { id: again, reason: "  " }, admin);
    expect((await mailbox.next()).source).not.toContain("The admin wrote");
    expect(readCode(await server.graphql(ADD_RECIPE, {}, token))).toBe("FORBIDDEN");
  });

  it("accepts a reason of 500 characters at most", async () => {
    const { id } = await makeAsker(server);
    const { errors } = await server.graphql(DECLINE, { id, reason: "x".repeat(501) }, admin);
    expect(errors?.[0]).toMatchObject({
      message: "Reason must be at most 500 characters long",
      extensions: { code: "BAD_USER_INPUT", field: "reason" },
    });
  });

  it("sends no mail to a user who has been banned meanwhile", async () => {
    const { id, name, userId } = await makeAsker(server);
    const { db } = server.database;
    await db.query("update users set banned = true where user_id = $1", [userId]);
    await server.graphql(DECLINE, { id }, admin);
    await waitUntil(async () => (await db.query("select from outbox")).length === 0);
    expect(mailbox.mails.map(({ to }) => to)).not.toContain(`${name}@potluck.example`);
  });
});

describe("A request", () => {
  it("can be answered only once", async () => {
    const { id } = await makeAsker(server);
    await server.graphql(DECLINE, { id }, admin);
    for (const answer of [ACCEPT, DECLINE]) {
      expect(await server.graphql(answer, { id }, admin)).toMatchObject({
        errors: [
          {
            message: "This request has already been answered.",
            extensions: { code: "CONFLICT" },
          },
        ],
      });
    }
    await mailbox.next();
  });

  it("is answered once if several admins answer simultaneously, and the role matches the answer", async () => {
    await server.addPerson("second-admin", "admin");
    const second = await server.login("second-admin");
    for (let round = 0; round < 6; round++) {
      const { id, token, userId } = await makeAsker(server);
      const before = mailbox.mails.length;
      const answers = await Promise.all([
        server.graphql(round % 2 ? ACCEPT : DECLINE, { id }, admin),
        server.graphql(round % 2 ? DECLINE : ACCEPT, { id }, second),
        server.graphql(ACCEPT, { id }, second),
      ]);
      expect(answers.map(readCode).filter(Boolean)).toEqual(["CONFLICT", "CONFLICT"]);
      const { status } = (await findRequest(server, userId, token))!;
      expect(readCode(await server.graphql(ADD_RECIPE, {}, token))).toBe(
        status === "ACCEPTED" ? undefined : "FORBIDDEN",
      );
      await mailbox.next();
      expect(mailbox.mails).toHaveLength(before + 1);
    }
  });

  it("does not prevent the deletion of its user at the same time", async () => {
    for (let round = 0; round < 4; round++) {
      const { id, userId } = await makeAsker(server);
      const [answered, deleted] = await Promise.all([
        server.graphql(round % 2 ? ACCEPT : DECLINE, { id }, admin),
        server.graphql(`mutation { deleteUser(userId: ${userId}) }`, {}, admin),
      ]);
      expect([undefined, "NOT_FOUND"]).toContain(readCode(answered));
      expect(readCode(deleted)).toBeUndefined();
    }
  });
});
