import { addProtected, apis } from "../../../testing/twoFactorAccounts";
import { TestServer } from "../../../testing/testServer";

let server: TestServer;
afterEach(() => server.close());

describe.each(apis)("Wrong codes over %s", (_name, createCalls) => {
  it("count as failed logins of the account", async () => {
    server = await TestServer.start({ LOGIN_ATTEMPTS: "3" });
    const calls = createCalls(server);
    const { app, email } = await addProtected(server);
    const { challenge } = await calls.login(email);
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await calls.complete(challenge!, app.wrongCode())).status).toBe(400);
    }
    expect((await calls.complete(challenge!, app.code())).status).toBe(429);
    expect((await calls.login(email)).status).toBe(429);
  });

  it("are limited for an account, even from many addresses", async () => {
    server = await TestServer.start({ LOGIN_ATTEMPTS: "3", TRUSTED_PROXIES: "1" });
    const { app, email } = await addProtected(server);
    const { challenge } = await createCalls(server).login(email);
    const sendFrom = async (address: string, code: string) => {
      const response = await fetch(`${server.url}/api/auth/login/second-factor`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
        body: JSON.stringify({ challenge, code }),
      });
      return [response.status, response.headers.get("retry-after") !== null];
    };
    for (let i = 1; i <= 3; i++) {
      expect(await sendFrom(`192.0.2.${i}`, app.wrongCode())).toEqual([400, false]);
    }
    expect(await sendFrom("192.0.2.9", app.code())).toEqual([429, true]);
  });

  it("do not exceed the limit if they are simultaneous", async () => {
    server = await TestServer.start({ LOGIN_ATTEMPTS: "3" });
    const calls = createCalls(server);
    const { app, email } = await addProtected(server);
    const { challenge } = await calls.login(email);
    const all = await Promise.all(
      Array.from({ length: 20 }, () => calls.complete(challenge!, app.wrongCode())),
    );
    expect(all.filter(({ status }) => status === 400)).toHaveLength(3);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(17);
  });

  it("are counted separately from right codes", async () => {
    server = await TestServer.start({ LOGIN_ATTEMPTS: "2" });
    const calls = createCalls(server);
    const { email, recoveryCodes } = await addProtected(server);
    for (const code of recoveryCodes.slice(0, 4)) {
      const { challenge } = await calls.login(email);
      expect((await calls.complete(challenge!, code)).status).toBe(200);
    }
  });
});
