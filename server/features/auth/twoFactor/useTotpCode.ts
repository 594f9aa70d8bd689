import type { DataSource } from "typeorm";
import type { Context } from "../../../graphql/context";
import { TotpSecret } from "./TotpSecret";
import { findStep } from "./totp";

/**
 * Uses a code. Of several simultaneous uses, the first updates the row; the others wait and then
 * update no row.
 */
const USE = `
  update totp_secrets set last_step = $2
  where user_id = $1 and confirmed_at is not null and coalesce(last_step, 0) < $2
  returning user_id`;

/**
 * Returns true if a code of a user's authenticator app is right, and neither this code nor a later
 * one was used before.
 */
export async function useTotpCode(
  { db, services: { log, secrets } }: Pick<Context, "db" | "services">,
  userId: number,
  code: string,
): Promise<boolean> {
  const totpSecret = await db.getRepository(TotpSecret).findOneBy({ userId });
  if (!totpSecret) return false;
  const secret = secrets.open(totpSecret.secret, userId);
  if (!secret) {
    log.error("the secret of an authenticator app was encrypted with another TWO_FACTOR_KEY");
    return false;
  }
  const step = findStep(secret, code);
  return step !== null && (await isFirstUse(db, userId, step));
}

async function isFirstUse(db: DataSource, userId: number, step: number): Promise<boolean> {
  const [rows]: [object[], number] = await db.query(USE, [userId, step]);
  return rows.length > 0;
}
