import type { DataSource } from "typeorm";
import type { Context } from "../../../graphql/context";
import { TotpSecret } from "./TotpSecret";
import { stepOf } from "./totp";

/** Of several uses of one code at once the first writes; the others have waited and find it used. */
const USE = `
  update totp_secrets set last_step = $2
  where user_id = $1 and confirmed_at is not null and coalesce(last_step, 0) < $2
  returning user_id`;

/** Whether a code of a user's authenticator app is right, and neither it nor a later one was used before. */
export async function useTotpCode(
  { db, services: { log, secrets } }: Pick<Context, "db" | "services">,
  userId: number,
  code: string,
): Promise<boolean> {
  const stored = await db.getRepository(TotpSecret).findOneBy({ userId });
  if (!stored) return false;
  const secret = secrets.open(stored.secret, userId);
  if (!secret) {
    log.error("the secret of an authenticator app was encrypted with another TWO_FACTOR_KEY");
    return false;
  }
  const step = stepOf(secret, code);
  return step !== null && (await isFirstUse(db, userId, step));
}

async function isFirstUse(db: DataSource, userId: number, step: number): Promise<boolean> {
  const [used]: [object[], number] = await db.query(USE, [userId, step]);
  return used.length > 0;
}
