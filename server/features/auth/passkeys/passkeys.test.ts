import { PasskeyDevice } from "../../../testing/PasskeyDevice";
import {
  type PasskeyCalls,
  passkeysOverGraphql,
  passkeysOverRest,
} from "../../../testing/passkeyCalls";
import { TestServer } from "../../../testing/testServer";
import { addProtected } from "../../../testing/twoFactorAccounts";
import { getRelyingParty } from "./getRelyingParty";

const REFUSED = "This passkey was not accepted. Please try again.";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
});
afterAll(() => server.close());

let serial = 0;
async function createUser() {
  const name = `keyholder${++serial}`;
  const userId = await server.addPerson(name);
  return { name, email: `${name}@potluck.example`, userId, token: await server.login(name) };
}

async function createUserWithPasskey(calls: PasskeyCalls) {
  const person = await createUser();
  const device = new PasskeyDevice();
  const added = await calls.add(person.token, device.create(await calls.prepare(person.token)));
  return { ...person, device, added, passkeyId: added.passkey!.passkeyId };
}

const findName = async (token: string | undefined) =>
  (await server.graphql<{ viewer: { name: string } }>("{ viewer { name } }", {}, token)).data
    ?.viewer.name;

describe.each([
  ["GraphQL", passkeysOverGraphql],
  ["REST", passkeysOverRest],
])("A passkey over %s", (_api, createCalls) => {
  const calls = () => createCalls(server);

  it("requires the password before its registration begins", async () => {
    const { token } = await createUser();
    expect(await calls().prepare(token, "wrong-password")).toMatchObject({
      status: 400,
      message: "Wrong password.",
    });
    expect((await calls().prepare("")).status).toBe(401);
  });

  it("is added once, with a name and ten recovery codes, and ends other sessions", async () => {
    const { name, token } = await createUser();
    const otherToken = await server.login(name);
    const device = new PasskeyDevice();
    const response = device.create(await calls().prepare(token));
    expect((await calls().add(token, response, " ")).message).toBe("Name is required");
    const added = await calls().add(token, response, " My phone ");
    expect(added).toMatchObject({ status: 200, passkey: { name: "My phone" } });
    expect(added.recoveryCodes).toHaveLength(10);
    expect(await findName(otherToken)).toBeUndefined();
    expect((await calls().add(token, response)).message).toBe(REFUSED);
    const again = device.create(await calls().prepare(token));
    expect(await calls().add(token, again)).toMatchObject({
      status: 409,
      message: "This passkey has been added already.",
    });
  });

  it("is not added with a challenge of another user, another purpose or another server", async () => {
    const { token } = await createUser();
    const otherUser = await createUser();
    const device = new PasskeyDevice();
    const ownOptions = await calls().prepare(token);
    const { challenge } = await calls().options();
    const forged = Buffer.from(ownOptions.challenge, "base64url");
    forged[forged.length - 1]! ^= 1;
    for (const response of [
      device.create(await calls().prepare(otherUser.token)),
      device.create(ownOptions, { challenge }),
      device.create(ownOptions, { challenge: forged.toString("base64url") }),
      device.create(ownOptions, { challenge: "" }),
      device.create(ownOptions, { origin: "https://potluck.evil.example" }),
      device.create(ownOptions, { origin: "http://localhost.evil.example" }),
      device.create(ownOptions, { rpId: "evil.example" }),
    ]) {
      expect((await calls().add(token, response)).status).toBe(400);
    }
    expect((await calls().add(token, device.create(ownOptions))).status).toBe(200);
  });

  it("logs in without a password, once for each challenge", async () => {
    const { device, name } = await createUserWithPasskey(calls());
    const response = device.get(await calls().options());
    const { token } = await calls().logIn(response);
    expect(await findName(token)).toBe(name);
    expect(await calls().logIn(response)).toMatchObject({
      status: 401,
      message: "This passkey was not accepted. Please log in with your password.",
    });
  });

  it("logs in only one of twenty simultaneous requests with the same challenge", async () => {
    const { device } = await createUserWithPasskey(calls());
    const response = device.get(await calls().options());
    const all = await Promise.all(Array.from({ length: 20 }, () => calls().logIn(response)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("logs in only if it has verified its user, signs for this site, and increases its counter", async () => {
    const { device } = await createUserWithPasskey(calls());
    const stranger = new PasskeyDevice();
    const requestOptions = () => calls().options();
    expect((await calls().logIn(device.get(await requestOptions(), { counter: 9 }))).status).toBe(
      200,
    );
    const genuine = device.get(await requestOptions());
    for (const response of [
      device.get(await requestOptions(), { verifies: false, counter: 20 }),
      device.get(await requestOptions(), { counter: 9 }),
      device.get(await requestOptions(), { counter: 3 }),
      device.get(await requestOptions(), { origin: "https://evil.example", counter: 21 }),
      device.get(await requestOptions(), { rpId: "evil.example", counter: 22 }),
      device.get(await requestOptions(), { challenge: "x", counter: 23 }),
      { ...stranger.get(await requestOptions()), id: device.id, rawId: device.id },
      stranger.get(await requestOptions()),
      { ...genuine, response: { ...genuine.response, signature: "AAAA" } },
    ]) {
      expect((await calls().logIn(response)).status).toBe(401);
    }
    expect((await calls().logIn(device.get(await requestOptions(), { counter: 24 }))).status).toBe(
      200,
    );
  });

  it("is refused with a message if its response is malformed", async () => {
    for (const response of [{}, { id: "x" }, { id: 1, rawId: [], type: "x", response: "x" }]) {
      expect(await calls().logIn(response)).toMatchObject({
        status: 400,
        message: "The passkey's response is malformed.",
      });
    }
  });

  it("does not log in a banned user, and reports the reason", async () => {
    const { device, userId } = await createUserWithPasskey(calls());
    await server.database.db.query("update users set banned = true where user_id = $1", [userId]);
    expect(await calls().logIn(device.get(await calls().options()))).toMatchObject({
      code: "ACCOUNT_BANNED",
    });
  });

  it("completes a login by password, once, and only for its user", async () => {
    const { device, email, name } = await createUserWithPasskey(calls());
    const otherUser = await createUserWithPasskey(calls());
    const { challenge, passkeyOptions } = await calls().password(email);
    const refused = { status: 400, code: "BAD_USER_INPUT" };
    const otherResponse = otherUser.device.get(passkeyOptions!);
    expect(await calls().complete(challenge!, otherResponse)).toMatchObject(refused);
    const ofLogin = device.get(await calls().options());
    expect(await calls().complete(challenge!, ofLogin)).toMatchObject(refused);
    const response = device.get(passkeyOptions!, { verifies: false });
    const { token } = await calls().complete(challenge!, response);
    expect(await findName(token)).toBe(name);
    expect(await calls().complete(challenge!, response)).toMatchObject(refused);
    // The response for the second step must not log in alone.
    const again = await calls().password(email);
    expect((await calls().logIn(device.get(again.passkeyOptions!))).status).toBe(401);
  });

  it("is not needed if a code is given", async () => {
    const { added, email } = await createUserWithPasskey(calls());
    const { challenge } = await calls().password(email);
    const input = { challenge, code: added.recoveryCodes![0] };
    const { data } = await server.graphql(
      "mutation ($input: SecondFactorInput!) { completeLogin(input: $input) { user { email } } }",
      { input },
    );
    expect(data).toEqual({ completeLogin: { user: { email } } });
  });

  it("can be renamed by its user only", async () => {
    const { passkeyId, token } = await createUserWithPasskey(calls());
    const otherUser = await createUser();
    expect((await calls().rename(otherUser.token, passkeyId, "Mine")).status).toBe(404);
    expect((await calls().rename(token, passkeyId, "")).message).toBe("Name is required");
    expect(await calls().rename(token, passkeyId, "Old phone")).toMatchObject({
      name: "Old phone",
    });
  });

  it("can be removed by its user with both factors, after which the password suffices", async () => {
    const { added, device, email, passkeyId, token } = await createUserWithPasskey(calls());
    const otherUser = await addProtected(server);
    const [theirs] = otherUser.recoveryCodes;
    expect((await calls().remove(otherUser.token, passkeyId, theirs!)).status).toBe(404);
    expect((await calls().remove(token, passkeyId, "abc")).status).toBe(400);
    expect((await calls().password(email)).code).toBe("SECOND_FACTOR_REQUIRED");
    expect((await calls().remove(token, passkeyId, added.recoveryCodes![0]!)).status).toBe(200);
    expect((await calls().password(email)).status).toBe(200);
    expect((await calls().logIn(device.get(await calls().options()))).status).toBe(401);
  });

  it("remains a second factor when the authenticator app is removed, without new codes", async () => {
    const { email, recoveryCodes, token } = await addProtected(server);
    const device = new PasskeyDevice();
    const added = await calls().add(token, device.create(await calls().prepare(token)));
    expect(added.recoveryCodes).toEqual([]);
    const { data } = await server.graphql(
      "mutation ($input: PasswordAndCodeInput!) { removeAuthenticator(input: $input) }",
      { input: { password: "potluck-demo", code: recoveryCodes[0] } },
      token,
    );
    expect(data).toEqual({ removeAuthenticator: true });
    expect((await calls().password(email)).code).toBe("SECOND_FACTOR_REQUIRED");
  });
});

it("Wrong passkeys are limited by network address", async () => {
  const limited = await TestServer.startOn(server.database, { LOGIN_ATTEMPTS: "3" });
  const calls = passkeysOverRest(limited);
  const device = new PasskeyDevice();
  for (let i = 0; i < 3; i++) {
    expect((await calls.logIn(device.get(await calls.options()))).status).toBe(401);
  }
  expect((await calls.logIn(device.get(await calls.options()))).status).toBe(429);
  await limited.close();
});

describe("The site that passkeys are for", () => {
  it("is the host of PUBLIC_URL with any path", () => {
    const { id, isOrigin } = getRelyingParty({ publicUrl: "https://eat.example.org:8443/potluck" });
    expect(id).toBe("eat.example.org");
    expect(isOrigin("https://eat.example.org:8443")).toBe(true);
    for (const origin of [
      "http://eat.example.org:8443",
      "https://eat.example.org",
      "http://localhost",
    ]) {
      expect(isOrigin(origin)).toBe(false);
    }
  });

  it.each([undefined, "http://127.0.0.1:4000", "http://localhost:4000"])(
    "is localhost if other computers cannot reach it: %s",
    (publicUrl) => {
      const { id, isOrigin } = getRelyingParty({ publicUrl });
      expect(id).toBe("localhost");
      expect(isOrigin("http://localhost:4000")).toBe(true);
      for (const origin of [
        "https://localhost",
        "http://localhost.example",
        "http://127.0.0.1:4000",
      ]) {
        expect(isOrigin(origin)).toBe(false);
      }
    },
  );
});
