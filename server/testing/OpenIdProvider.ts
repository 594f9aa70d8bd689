import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { projectFolder } from "../brand";

const PROGRAM = join(projectFolder, "server/testing/openIdProvider.mjs");

/** The cookies of a browser, without their attributes. */
export class Cookies {
  private readonly cookies = new Map<string, string>();

  take(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (value) this.cookies.set(name!, value);
      else this.cookies.delete(name!);
    }
  }

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

/** A real OpenID Connect provider with its users. */
export class OpenIdProvider {
  private constructor(
    private readonly child: ChildProcess,
    readonly issuer: string,
  ) {}

  static async start(port = 0): Promise<OpenIdProvider> {
    const child = fork(PROGRAM, [String(port)], {
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const [{ issuer }] = (await once(child, "message")) as [{ issuer: string }];
    return new OpenIdProvider(child, issuer);
  }

  /** Returns the settings of a site that uses the provider, at any port of 127.0.0.1. */
  settings(): Record<string, string> {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: "potluck",
      OIDC_CLIENT_SECRET: "the secret of a client in tests",
      OIDC_NAME: "Example ID",
    };
  }

  /** Sets the provider's claims about an account. */
  async setClaims(sub: string, claims: object): Promise<void> {
    this.child.send({ sub, claims });
    await once(this.child, "message");
  }

  /**
   * Logs in at the provider.
   * @param url the address that the site has redirected to
   * @param sub the account; null to cancel
   * @param cookies those of the browser, which may be logged in at the provider; by default those of a new browser
   * @returns the parameters of the redirect back
   */
  async logIn(url: string, sub: string | null, cookies = new Cookies()): Promise<string> {
    const visit = async (address: string, body?: URLSearchParams): Promise<Response> => {
      const response = await fetch(new URL(address, this.issuer), {
        redirect: "manual",
        headers: { Cookie: cookies.header },
        ...(body && { method: "POST", body }),
      });
      cookies.take(response);
      const next = response.headers.get("location");
      const isBack = next !== null && !new URL(next, this.issuer).href.startsWith(this.issuer);
      return next === null || isBack ? response : visit(next);
    };
    const first = await visit(url);
    const sentBack = first.headers.get("location");
    if (sentBack !== null) return new URL(sentBack).search;
    const form = await first.text();
    const action = /<form[^>]* action="([^"]+)"/.exec(form)![1]!;
    const redirect =
      sub === null
        ? await visit(/href="([^"]+\/abort)"/.exec(form)![1]!)
        : await visit(action, new URLSearchParams({ prompt: "login", login: sub, password: "x" }));
    const next = redirect.headers.get("location");
    if (next !== null) return new URL(next).search;
    // The page logs the previous account out by a separate form before another account logs in.
    const page = await redirect.text();
    const inputs = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name, value]): [string, string] => [name!, value!],
    );
    const leave = /<form[^>]* action="([^"]+)"/.exec(page)![1]!;
    const after = await visit(leave, new URLSearchParams(inputs));
    return new URL(after.headers.get("location")!).search;
  }

  /** Stops the provider, for example to test its failure. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, "exit");
    this.child.kill();
    await exit;
  }
}
