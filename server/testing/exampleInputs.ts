import { Authenticator } from "./Authenticator";
import { callRest } from "./callRest";
import { CALLS } from "./calls/documentedCalls";
import { ADD_CARD, CARD } from "./calls/imports";
import { makeConfirmToken, makeUnsubscribeToken } from "./calls/notices";
import { openIdOverGraphql } from "./openIdLogins";
import type { OpenIdProvider } from "./OpenIdProvider";
import { type PasskeyOptions, passkeysOverRest } from "./passkeyCalls";
import { PasskeyDevice } from "./PasskeyDevice";
import type { TestMailbox } from "./TestMailbox";
import type { TestServer } from "./testServer";
import { waitUntil } from "./waitUntil";

/** The parts of a request that replace those of a documented example. */
export interface ExampleInput {
  parameters?: Record<string, string | number>;
  body?: object;
  bytes?: Buffer;
  headers?: Record<string, string>;
}

/** Returns the bytes that a documented call uploads. */
const bytesOf = (call: string) => CALLS[call]!.example.body as Buffer;

/**
 * Provides the inputs that no example of the documentation can contain: bytes, codes, links in emails, and
 * signatures of other programs. Documented calls have prepared rows; here, all but the card comes from the
 * API, as for its callers.
 */
export class ExampleInputs {
  private readonly device = new PasskeyDevice();
  private authenticator?: Authenticator;
  private recoveryCodes: string[] = [];

  constructor(
    private readonly server: TestServer,
    private readonly provider: OpenIdProvider,
    private readonly mailbox: TestMailbox,
  ) {}

  /** The functions that make inputs, by operation. */
  readonly inputs: Record<string, (token: string) => Promise<ExampleInput>> = {
    validatePasswordReset: async () => ({ parameters: { token: await this.resetToken() } }),
    resetPassword: async () => ({ body: { token: await this.resetToken() } }),
    endSession: async (token) => {
      await this.server.login("admin");
      const { json } = await callRest<{ id: string; current: boolean }[]>(
        this.server,
        "GET /sessions",
        { token },
      );
      return { parameters: { id: json.find(({ current }) => !current)!.id } };
    },
    uploadPhoto: async () => ({ bytes: bytesOf("POST /photos") }),
    setPicture: async () => ({ bytes: bytesOf("PUT /account/picture") }),
    createFileImport: async () => ({ bytes: bytesOf("POST /imports/file") }),
    updateImportItem: () => this.importState("READY"),
    chooseImportCategory: () => this.importState("READY"),
    takeImport: () => this.importState("READY"),
    undoImport: () => this.importState("TAKEN"),
    correctImportText: async () => {
      await this.server.database.db.query(ADD_CARD);
      return { parameters: { importId: CARD } };
    },
    confirmAuthenticator: async () => ({ body: { code: this.authenticator!.code() } }),
    completeLogin: async () => {
      const { json } = await callRest<{ challenge: string }>(this.server, "POST /auth/login", {
        body: { userEmail: "idris@potluck.example", password: "potluck-demo" },
        headers: { Accept: "application/json" },
      });
      return { body: { challenge: json.challenge, code: this.nextCode() } };
    },
    removeAuthenticator: async () => ({ body: { code: this.nextCode() } }),
    renewRecoveryCodes: async () => ({ body: { code: this.nextCode() } }),
    removePasskey: async () => ({ body: { code: this.nextCode() } }),
    addPasskey: async (token) => ({
      body: { response: this.device.create(await passkeysOverRest(this.server).prepare(token)) },
    }),
    loginWithPasskey: async () => {
      const options: PasskeyOptions = await passkeysOverRest(this.server).options();
      return { body: { response: this.device.get(options) } };
    },
    proposeIngredients: async () => ({ parameters: { recipeId: await this.adminRecipe() } }),
    acceptIngredient: () => this.proposal("Accepted"),
    replaceIngredient: () => this.proposal("Replaced"),
    declineIngredient: () => this.proposal("Declined"),
    updateSynonyms: () => Promise.resolve({ body: { synonyms: ["Duckroot", "Duckweed root"] } }),
    unmarkReviewHelpful: () => this.repliedReview(),
    replyToReview: () => this.repliedReview(),
    hideReviewReply: () => this.repliedReview(),
    deleteReviewReply: () => this.repliedReview(),
    turnOffNotice: () => Promise.resolve({ parameters: { token: makeUnsubscribeToken() } }),
    confirmEmail: () => Promise.resolve({ body: { token: makeConfirmToken() } }),
    completeOpenIdLogin: () => this.logInByProvider("newcomer"),
    linkOpenIdLogin: async () => {
      const email = "admin@potluck.example";
      await this.provider.setClaims("linker", { email, email_verified: true });
      const { body, headers } = await this.logInByProvider("linker");
      const { json } = await callRest<{ challenge: string }>(
        this.server,
        "POST /auth/login/openid",
        { body, headers: { Accept: "application/json", ...headers } },
      );
      return { body: { challenge: json.challenge } };
    },
  };

  /** Stores the values that later operations require. */
  keep(operationId: string, answer: { uri?: string; recoveryCodes?: string[] } | undefined): void {
    if (operationId === "setUpAuthenticator") this.authenticator = new Authenticator(answer!.uri!);
    if (answer?.recoveryCodes?.length) this.recoveryCodes = answer.recoveryCodes;
  }

  private nextCode = () => this.recoveryCodes.pop()!;

  private async resetToken(): Promise<string> {
    await waitUntil(async () => this.mailbox.mails.some(({ token }) => token));
    return this.mailbox.mails.find(({ token }) => token)!.token;
  }

  private async adminRecipe(): Promise<number> {
    const [row] = await this.server.database.db.query<{ id: number }[]>(
      `select recipe_id as id from recipes join users on owner_id = user_id
       where email_key = 'admin@potluck.example' limit 1`,
    );
    return row!.id;
  }

  /** Adds another user's review of a recipe of the admin, with a reply. */
  private async repliedReview(): Promise<ExampleInput> {
    const [row] = await this.server.database.db.query<{ id: number }[]>(
      `insert into reviews (recipe_id, user_id, score, text, reply, replied_at)
       values ($1, 3, 4, 'Good.', 'Thanks.', now())
       on conflict (recipe_id, user_id) do update set reply = excluded.reply,
         replied_at = excluded.replied_at
       returning review_id as id`,
      [await this.adminRecipe()],
    );
    return { parameters: { reviewId: row!.id } };
  }

  /** Adds a proposed ingredient of another user. */
  private async proposal(name: string): Promise<ExampleInput> {
    const [row] = await this.server.database.db.query<{ id: number }[]>(
      `insert into ingredients (name, name_key, sort_name, owner_id, own_key, proposed_at)
       values ($1, $1 || E'\\n3', $1, 3, $1, now()) returning ingredient_id as id`,
      [name],
    );
    return { parameters: { ingredientId: row!.id } };
  }

  private async importState(state: string): Promise<ExampleInput> {
    await waitUntil(async () => {
      const [row] = await this.server.database.db.query<{ state: string }[]>(
        "select state from imports where import_id = 1",
      );
      return row?.state === state.toLowerCase();
    });
    return {};
  }

  private async logInByProvider(account: string) {
    const { cookie, url } = await openIdOverGraphql(this.server).start();
    const parameters = await this.provider.logIn(url!, account);
    return { body: { parameters }, headers: { Cookie: cookie! } };
  }
}
