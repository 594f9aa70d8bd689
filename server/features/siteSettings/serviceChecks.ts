import { createTransport } from "nodemailer";
import type { Config } from "../../config/config";
import { type CheckResult, ok, warning } from "../../lib/CheckResult";

/** A check of `doctor`. */
export interface ServiceCheck {
  name: string;
  run(config: Config): Promise<CheckResult>;
}

const TIMEOUT_MS = 5_000;

async function checkRedis({ redisUrl: url }: Config): Promise<CheckResult> {
  if (!url) return ok("not configured; failed logins are counted per process");
  const { createClient } = await import("redis");
  const client = createClient({
    url,
    socket: {
      connectTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      reconnectStrategy: false,
    },
  });
  client.on("error", () => undefined);
  await client.connect();
  await client.ping();
  client.destroy();
  return ok("reachable");
}

async function checkMail({ smtpUrl: url }: Config): Promise<CheckResult> {
  if (!url) return warning("SMTP_URL is not set; password reset mail cannot be sent");
  const transport = createTransport({ url, connectionTimeout: TIMEOUT_MS });
  await transport.verify();
  transport.close();
  return ok("reachable");
}

function checkAddress({ publicUrl, embedded, trustedProxies }: Config): Promise<CheckResult> {
  const check = () => {
    if (!publicUrl) {
      return embedded
        ? ok("not set; not needed with the embedded database")
        : warning("PUBLIC_URL is not set");
    }
    const { protocol, hostname } = new URL(publicUrl);
    if (protocol === "http:" && !/^(localhost|127\.|\[::1\])/.test(hostname)) {
      return warning(`${publicUrl} does not use HTTPS`);
    }
    if (protocol === "https:" && trustedProxies === 0) {
      return warning(`${publicUrl} requires a proxy for TLS, but TRUSTED_PROXIES is 0`);
    }
    return ok(publicUrl);
  };
  return Promise.resolve(check());
}

/** The checks of services whose settings `/site-settings` shows. */
export const serviceChecks: readonly ServiceCheck[] = [
  { name: "Redis", run: checkRedis },
  { name: "Mail server", run: checkMail },
  { name: "Public URL", run: checkAddress },
];
