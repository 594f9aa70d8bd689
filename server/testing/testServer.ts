import type { AddressInfo } from "node:net";
import type { DestinationStream } from "pino";
import { makeApp } from "../app";
import { readConfig } from "../config";
import { makeServices } from "../makeServices";
import { makeLog } from "../operations/makeLog";
import { CHEAP } from "./seed";
import { openTestDatabase, type TestDatabase } from "./testDatabase";

/** An answer of the GraphQL door. */
export interface Answer<Data = Record<string, never>> {
  status: number;
  headers: Headers;
  data?: Data;
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

/** The demo accounts that tests act as. */
export type Account = "admin" | "contributor" | "member";

const SECRET = "a secret of tests, long enough to sign with";

/** A whole server on a free port with a database of its own. */
export class TestServer {
  private constructor(
    readonly url: string,
    readonly database: TestDatabase,
    readonly close: () => Promise<void>,
  ) {}

  /**
   * @param environment settings that the test is about
   * @param destination where the log goes, in a test of the log
   */
  static async start(
    environment: NodeJS.ProcessEnv = {},
    destination?: DestinationStream,
  ): Promise<TestServer> {
    const database = await openTestDatabase();
    const config = readConfig({ LOG_LEVEL: "silent", DRAIN_SECONDS: "0", ...environment });
    const running = await makeServices(config, makeLog(config, destination), SECRET, CHEAP);
    const app = await makeApp(database.db, running.services);
    await new Promise<void>((resolve) => app.server.listen(0, "127.0.0.1", resolve));
    const { port } = app.server.address() as AddressInfo;
    return new TestServer(`http://127.0.0.1:${port}`, database, async () => {
      await app.stop();
      await running.close();
      await database.close();
    });
  }

  /** Sends one GraphQL document. */
  async graphql<Data = Record<string, never>>(
    query: string,
    variables: object = {},
    token?: string,
  ): Promise<Answer<Data>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await response.json()) as Pick<Answer<Data>, "data" | "errors">;
    return { status: response.status, headers: response.headers, ...body };
  }

  /** Logs a demo account in, and answers its token. */
  async login(account: Account): Promise<string> {
    const answer = await this.graphql<{ login: { token: string } }>(
      "mutation ($input: LoginInput!) { login(input: $input) { token } }",
      { input: { email: `${account}@potluck.example`, password: "potluck-demo" } },
    );
    return answer.data!.login.token;
  }

  /** The statements that one document sends to the database. */
  async statementsOf(query: string, variables: object = {}, token?: string): Promise<string[]> {
    return this.database.counter.during(() => this.graphql(query, variables, token));
  }
}
