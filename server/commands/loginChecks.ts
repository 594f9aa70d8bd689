import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import type { Config } from "../config/config";
import { discover } from "../features/auth/openId/makeOpenIdProvider";
import { makeSecretBox } from "../lib/makeSecretBox";
import { type CheckResult, failed, ok, warning } from "../lib/CheckResult";

/** The key that encrypts the secrets of authenticator apps; null if the server has not made one yet. */
function twoFactorKey({ dataDir, jwtSecret, twoFactorKey: key }: Config): string | null {
  const file = join(dataDir, "jwt-secret");
  return key ?? jwtSecret ?? (existsSync(file) ? readFileSync(file, "utf8").trim() : null);
}

/** Checks that the secrets of authenticator apps can be decrypted: with another key, their codes are refused. */
export async function checkTwoFactorKey(db: DataSource, config: Config): Promise<CheckResult> {
  const [table]: { isMissing: boolean }[] = await db.query(
    `select to_regclass('totp_secrets') is null as "isMissing"`,
  );
  if (table!.isMissing) return ok("no authenticator apps yet");
  const secrets: { user_id: number; secret: Uint8Array }[] = await db.query(
    "select user_id, secret from totp_secrets where confirmed_at is not null",
  );
  if (secrets.length === 0) return ok("no authenticator apps yet");
  const key = twoFactorKey(config);
  const secretBox = key === null ? null : makeSecretBox(key);
  const unreadable = secrets.filter(
    ({ secret, user_id }) => !secretBox?.open(Buffer.from(secret), user_id),
  );
  if (unreadable.length === 0) return ok(`fits all ${secrets.length} authenticator apps`);
  return failed(
    `does not fit ${unreadable.length} of ${secrets.length} authenticator apps; set TWO_FACTOR_KEY to the key (or the JWT_SECRET) they were added with`,
  );
}

/** Checks that the provider of OpenID Connect can be reached and returns its metadata. */
export async function checkOpenId({ openId, publicUrl }: Config): Promise<CheckResult> {
  if (!openId) return ok("not configured");
  const provider = (await discover(openId)).serverMetadata();
  const redirect = `${publicUrl}/login/openid has to be registered as the redirect address`;
  return provider.supportsPKCE()
    ? ok(`${openId.issuer} is reachable; ${redirect}`)
    : warning(`${openId.issuer} does not announce PKCE (S256); ${redirect}`);
}
