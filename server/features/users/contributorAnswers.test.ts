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

describe("A new request", () => {
  it("is mailed to the admins, in the language of each and without the message", async () => {
    await server.addPerson("german-admin", "admin");
    const headers = { "Accept-Language": "de" };
    await server.graphql(
      `mutation { login(input: { email: "german-admin@potluck.example", password: "potluck-demo" }) { token } }`,
      {},
      undefined,
      headers,
    );
    mailbox.skipMails();
    const { id } = await makeAsker(server);
    const languages = { "german-admin": "de", admin: "en" };
    for (const [name, language] of Object.entries(languages)) {
      const mail = mailbox.mails.find(({ to }) => to === `${name}@potluck.example`);
      const { source } = mail ?? (await mailbox.nextTo(`${name}@potluck.example`));
      expect(source).toContain(`<html lang="${language}">`);
      expect(source).toContain("https://potluck.example/users/requests");
      expect(source).not.toContain("My soups");
    }
    await server.graphql(DECLINE, { id }, admin);
  });

  it("counts in the admin's account only", async () => {
    const { id, token } = await makeAsker(server);
    const document = "{ viewer { openRequestCount } }";
    const before = await server.graphql<{ viewer: { openRequestCount: number } }>(
      document,
      {},
      admin,
    );
    expect(before.data!.viewer.openRequestCount).toBe((await openRequests(server, admin)).length);
    expect((await server.graphql(document, {}, token)).data).toEqual({
      viewer: { openRequestCount: null },
    });
    await server.graphql(DECLINE, { id }, admin);
    expect((await server.graphql(document, {}, admin)).data).toEqual({
      viewer: { openRequestCount: before.data!.viewer.openRequestCount - 1 },
    });
  });
});

describe("Accepting a request", () => {
  it("makes the user a contributor immediately, with a mail in the language of the request", async () => {
    const { id, name, token, userId } = await makeAsker(server, { "Accept-Language": "de" });
    expect(readCode(await server.graphql(ADD_RECIPE, {}, token))).toBe("FORBIDDEN");
    const { data } = await server.graphql(ACCEPT, { id }, admin);
    expect(data).toEqual({
      acceptContributorRequest: { status: "ACCEPTED", user: { role: { roleName: "contributor" } } },
    });
    expect((await server.graphql(ADD_RECIPE, {}, token)).errors).toBeUndefined();
    const { source } = await mailbox.nextTo(`${name}@potluck.example`);
    expect(source).toContain('<html lang="de">');
    expect(source).toContain("https://potluck.example/recipes/new");
    expect(source).not.toContain("My soups");
    expect(await findRequest(server, userId, token)).toMatchObject({ status: "ACCEPTED" });
    expect(await openRequests(server, admin)).not.toContain(id);
  });

  it("also happens when an admin assigns the role", async () => {
    const { id, name, token, userId } = await makeAsker(server);
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
    const { source } = await mailbox.nextTo(`${name}@potluck.example`);
    expect(source).toContain("You can now add recipes");
  });
});

describe("Declining a request", () => {
  it("sends a mail with the reason, after which the user can send another request", async () => {
    const { id, name, token, userId } = await makeAsker(server);
    const reason = "Please write <a few> reviews first.";
    const { data } = await server.graphql(DECLINE, { id, reason: ` ${reason} ` }, admin);
    expect(data).toEqual({ declineContributorRequest: { status: "DECLINED", reason } });
    const { source } = await mailbox.nextTo(`${name}@potluck.example`);
    expect(source).toContain(reason);
    expect(source).toContain("write &#60;a few&#62; reviews");
    expect(await findRequest(server, userId, token)).toMatchObject({ status: "DECLINED", reason });
    const again = await createRequest(server, token);
    expect(await findRequest(server, userId, token)).toMatchObject({ status: "OPEN" });
    await server.graphql(DECLINE, { id: again, reason: "  " }, admin);
    const later = await mailbox.nextTo(`${name}@potluck.example`);
    expect(later.source).not.toContain("The admin wrote");
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
    const { id, name } = await makeAsker(server);
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
    await mailbox.nextTo(`${name}@potluck.example`);
  });

  it("is answered once if several admins answer simultaneously, and the role matches the answer", async () => {
    await server.addPerson("second-admin", "admin");
    const second = await server.login("second-admin");
    for (let round = 0; round < 6; round++) {
      const { id, name, token, userId } = await makeAsker(server);
      const address = `${name}@potluck.example`;
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
      await mailbox.nextTo(address);
      expect(mailbox.mails.filter(({ to }) => to === address)).toHaveLength(1);
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
