import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DestinationStream } from "pino";
import { makeApp } from "../app";
import { readConfig } from "../config/config";
import { getListeningUrl } from "../config/getListeningUrl";
import { makeServices } from "../makeServices";
import { makeLog } from "../http/makeLog";
import { type Client, noClient } from "../pages/rendering/loadClient";
import { inlinePasswords } from "./inlinePasswords";
import { countRequests } from "./StatementCounter";
import { openTestDatabase, type TestDatabase } from "./testDatabase";

/** A GraphQL response. */
export interface Answer<Data = Record<string, never>> {
  status: number;
  headers: Headers;
  data?: Data;
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

/** The demo accounts that tests use. */
export type Account = "admin" | "contributor" | "member";

/** The secret that signs tokens. */
export const TEST_SECRET = "a secret of tests, long enough to sign with";

/** A complete server on a free port with a separate database. */
export class TestServer {
  private constructor(
    readonly url: string,
    readonly database: TestDatabase,
    readonly close: () => Promise<void>,
    /** The path where unsent mail is shown. */
    readonly mailPath: string | null,
  ) {}

  /**
   * @param environment the tested settings
   * @param destination the stream of the log, in a test of the log
   * @param client the client for browsers, in a test of pages
   */
  static async start(
    environment: NodeJS.ProcessEnv = {},
    destination?: DestinationStream,
    client?: Client,
  ): Promise<TestServer> {
    const database = await openTestDatabase();
    const server = await TestServer.startOn(database, environment, destination, client);
    const close = async () => {
      await server.close();
      await database.close();
    };
    return new TestServer(server.url, database, close, server.mailPath);
  }

  /** Starts a server on an open database, which stays open when the server is closed. */
  static async startOn(
    database: TestDatabase,
    environment: NodeJS.ProcessEnv = {},
    destination?: DestinationStream,
    client = noClient,
    passwords = inlinePasswords(),
  ): Promise<TestServer> {
    const dataDir = mkdtempSync(join(tmpdir(), "potluck-test-"));
    const config = readConfig({
      LOG_LEVEL: "silent",
      DRAIN_SECONDS: "0",
      DATA_DIR: dataDir,
      // The wait is long, so that a test with many concurrent requests gets no responses about
      // overload on a busy machine.
      REQUEST_WAIT_MS: "60000",
      ...environment,
    });
    const running = await makeServices(
      config,
      makeLog(config, destination),
      TEST_SECRET,
      passwords,
    );
    const app = await makeApp(database, running.services, client);
    countRequests(app.server);
    await new Promise<void>((resolve) => app.server.listen(0, "127.0.0.1", resolve));
    const close = async () => {
      // The connections are closed, because the server would wait for the next request on idle
      // connections of clients.
      app.server.closeIdleConnections();
      await app.stop();
      await running.close();
      rmSync(dataDir, { recursive: true });
    };
    return new TestServer(getListeningUrl(app.server), database, close, app.mailPath);
  }

  /**
   * Sends one GraphQL document, with the headers of a page of the site.
   * @param extraHeaders additional headers
   */
  async graphql<Data = Record<string, never>>(
    query: string,
    variables: object = {},
    token?: string,
    extraHeaders: Record<string, string> = {},
  ): Promise<Answer<Data>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: this.url,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...extraHeaders,
      },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await response.json()) as Pick<Answer<Data>, "data" | "errors">;
    return { status: response.status, headers: response.headers, ...body };
  }

  /** Adds a user with the password of the demo accounts; returns the ID. */
  async addPerson(name: string, role: Account = "member"): Promise<number> {
    const [row] = await this.database.db.query<{ user_id: number }[]>(
      `insert into users (name, name_key, email, email_key, password_hash, role_id)
       select $1, $1, $2, $2, u.password_hash, r.role_id from users u, roles r
       where u.email_key = 'member@potluck.example' and r.role_name = $3 returning user_id`,
      [name, `${name}@potluck.example`, role],
    );
    return row!.user_id;
  }

  /** Logs in a demo account or an added person, and returns the token. */
  async login(account: string): Promise<string> {
    const answer = await this.graphql<{ login: { token: string } }>(
      "mutation ($input: LoginInput!) { login(input: $input) { token } }",
      { input: { email: `${account}@potluck.example`, password: "potluck-demo" } },
    );
    return answer.data!.login.token;
  }

  /** Collects the statements that one document sends to the database. */
  async collectStatements(
    query: string,
    variables: object = {},
    token?: string,
  ): Promise<string[]> {
    return this.database.counter.collectStatements(() => this.graphql(query, variables, token));
  }
}
