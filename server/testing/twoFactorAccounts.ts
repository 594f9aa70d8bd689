import { Authenticator } from "./Authenticator";
import { callRest } from "./callRest";
import type { Account, TestServer } from "./testServer";

export const PASSWORD = "potluck-demo";

const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { token user { userId } } }`;
const COMPLETE = `mutation ($input: SecondFactorInput!) {
  completeLogin(input: $input) { token user { userId } } }`;
const SET_UP = "mutation ($password: String!) { setUpAuthenticator(password: $password) { uri } }";
const CONFIRM = "mutation ($code: String!) { confirmAuthenticator(code: $code) }";

/** The outcome of a call, the same for both APIs. */
export interface Outcome {
  status: number;
  code?: string;
  message?: string;
  challenge?: string;
  token?: string;
}

/** The calls of a login with two factors, over one API. */
export interface LoginCalls {
  login(email: string, password?: string): Promise<Outcome>;
  complete(challenge: string, code: string): Promise<Outcome>;
}

interface LoggedIn {
  token: string;
}

export function loginsOverGraphql(server: TestServer): LoginCalls {
  const call = async (document: string, input: object): Promise<Outcome> => {
    const { data, errors } = await server.graphql<Record<string, LoggedIn | null>>(document, {
      input,
    });
    const [error] = errors ?? [];
    if (!error) return { status: 200, token: Object.values(data!)[0]!.token };
    const { code, challenge, status } = error.extensions as unknown as Outcome;
    return {
      status,
      ...(code && { code }),
      message: error.message,
      ...(challenge && { challenge }),
    };
  };
  return {
    login: (email, password = PASSWORD) => call(LOGIN, { email, password }),
    complete: (challenge, code) => call(COMPLETE, { challenge, code }),
  };
}

function loginsOverRest(server: TestServer): LoginCalls {
  const call = async (path: string, body: object): Promise<Outcome> => {
    const { json, status } = await callRest<LoggedIn & Outcome & { detail: string }>(
      server,
      `POST ${path}`,
      { body, headers: { Accept: "application/json" } },
    );
    if (status === 200) return { status, token: json.token };
    const { challenge, code, detail } = json;
    return { status, ...(code && { code }), message: detail, ...(challenge && { challenge }) };
  };
  return {
    login: (userEmail, password = PASSWORD) => call("/auth/login", { userEmail, password }),
    complete: (challenge, code) => call("/auth/login/second-factor", { challenge, code }),
  };
}

/** The calls of both APIs, for tests that run over each. */
export const apis: [name: string, callsOf: (server: TestServer) => LoginCalls][] = [
  ["GraphQL", loginsOverGraphql],
  ["REST", loginsOverRest],
];

/** A user with an authenticator app. */
export interface Protected {
  userId: number;
  name: string;
  email: string;
  token: string;
  app: Authenticator;
  recoveryCodes: string[];
}

/** Prepares an authenticator app. */
export async function prepareApp(server: TestServer, token: string): Promise<Authenticator> {
  const { data } = await server.graphql<{ setUpAuthenticator: { uri: string } }>(
    SET_UP,
    { password: PASSWORD },
    token,
  );
  return new Authenticator(data!.setUpAuthenticator.uri);
}

/**
 * Adds an app. Its confirming code becomes usable again immediately, instead of after half a
 * minute.
 */
export async function addApp(server: TestServer, token: string) {
  const app = await prepareApp(server, token);
  const { data } = await server.graphql<{ confirmAuthenticator: string[] }>(
    CONFIRM,
    { code: app.code() },
    token,
  );
  await server.database.db.query("update totp_secrets set last_step = last_step - 1");
  return { app, recoveryCodes: data!.confirmAuthenticator };
}

let serial = 0;
/** Adds a user who is logged in and has enabled two-factor login. */
export async function addProtected(
  server: TestServer,
  role: Account = "member",
): Promise<Protected> {
  const name = `protected${++serial}`;
  const userId = await server.addPerson(name, role);
  const token = await server.login(name);
  return {
    userId,
    name,
    email: `${name}@potluck.example`,
    token,
    ...(await addApp(server, token)),
  };
}
