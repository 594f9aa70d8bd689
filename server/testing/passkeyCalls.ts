import { callRest } from "./callRest";
import type { TestServer } from "./testServer";
import { PASSWORD } from "./twoFactorAccounts";

/** The options of a ceremony that tests read. */
export interface PasskeyOptions {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
  user?: { id: string };
}

/** The outcome of a call: its result or its error. */
export interface PasskeyOutcome {
  status: number;
  code?: string;
  message?: string;
  token?: string;
  recoveryCodes?: string[];
  passkey?: { passkeyId: number; name: string };
  challenge?: string;
  passkeyOptions?: PasskeyOptions;
}

/** The calls about passkeys over one API. */
export interface PasskeyCalls {
  options(): Promise<PasskeyOptions>;
  prepare(token: string, password?: string): Promise<PasskeyOptions & PasskeyOutcome>;
  add(token: string, response: object, name?: string): Promise<PasskeyOutcome>;
  rename(token: string, passkeyId: number, name: string): Promise<PasskeyOutcome>;
  remove(token: string, passkeyId: number, code: string): Promise<PasskeyOutcome>;
  logIn(response: object): Promise<PasskeyOutcome>;
  password(email: string): Promise<PasskeyOutcome>;
  complete(challenge: string, passkey: object): Promise<PasskeyOutcome>;
}

export function passkeysOverGraphql(server: TestServer): PasskeyCalls {
  const call = async <Result>(document: string, variables: object = {}, token?: string) => {
    const { data, errors } = await server.graphql<Record<string, Result>>(
      document,
      variables,
      token,
    );
    const [error] = errors ?? [];
    if (!error) return { status: 200, ...Object.values(data!)[0]! };
    return { message: error.message, ...error.extensions } as unknown as Result & PasskeyOutcome;
  };
  return {
    options: () => call<PasskeyOptions>("{ passkeyLoginOptions }"),
    prepare: (token, password = PASSWORD) =>
      call(
        "mutation ($password: String!) { preparePasskey(password: $password) }",
        { password },
        token,
      ),
    add: (token, response, name = "My phone") =>
      call(
        `mutation ($input: PasskeyInput!) {
          addPasskey(input: $input) { recoveryCodes passkey { passkeyId name } } }`,
        { input: { name, response } },
        token,
      ),
    rename: async (token, passkeyId, name) => {
      const renamed = await call<object>(
        `mutation ($passkeyId: Int!, $name: String!) {
          renamePasskey(passkeyId: $passkeyId, name: $name) { passkeyId name } }`,
        { passkeyId, name },
        token,
      );
      return renamed;
    },
    remove: (token, passkeyId, code) =>
      call(
        `mutation ($passkeyId: Int!, $input: PasswordAndCodeInput!) {
          removePasskey(passkeyId: $passkeyId, input: $input) }`,
        { passkeyId, input: { password: PASSWORD, code } },
        token,
      ),
    logIn: (response) =>
      call(
        "mutation ($response: JSONObject!) { loginWithPasskey(response: $response) { token } }",
        {
          response,
        },
      ),
    password: (email) =>
      call("mutation ($input: LoginInput!) { login(input: $input) { token } }", {
        input: { email, password: PASSWORD },
      }),
    complete: (challenge, passkey) =>
      call("mutation ($input: SecondFactorInput!) { completeLogin(input: $input) { token } }", {
        input: { challenge, passkey },
      }),
  };
}

export function passkeysOverRest(server: TestServer): PasskeyCalls {
  const call = async <Result>(path: string, body?: object, token?: string) => {
    const { json, status } = await callRest<Result & { detail?: string; message?: string }>(
      server,
      path,
      { token, body, headers: { Accept: "application/json" } },
    );
    const message = json?.detail ?? json?.message;
    return { ...json, status: status === 204 ? 200 : status, ...(message && { message }) };
  };
  return {
    options: () => call<PasskeyOptions>("POST /auth/passkey-options"),
    prepare: (token, password = PASSWORD) =>
      call<PasskeyOptions>("POST /account/passkey-options", { password }, token),
    add: (token, response, name = "My phone") =>
      call("POST /account/passkeys", { name, response }, token),
    rename: (token, passkeyId, name) => call(`PUT /account/passkeys/${passkeyId}`, { name }, token),
    remove: (token, passkeyId, code) =>
      call(`POST /account/passkeys/${passkeyId}/remove`, { password: PASSWORD, code }, token),
    logIn: (response) => call("POST /auth/login/passkey", { response }),
    password: (userEmail) => call("POST /auth/login", { userEmail, password: PASSWORD }),
    complete: (challenge, passkey) =>
      call("POST /auth/login/second-factor", { challenge, passkey }),
  };
}
