import type { Context } from "../../../graphql/context";
import { Passkey } from "../passkeys/Passkey";
import { RecoveryCode } from "./RecoveryCode";
import { TotpSecret } from "./TotpSecret";
import { TwoFactor } from "./TwoFactor";

/** The viewer's second factors. */
export async function findTwoFactor({ db, services, viewer }: Context): Promise<TwoFactor> {
  const { userId, roleName } = viewer!;
  const [totp, passkeys, recoveryCodesLeft] = await Promise.all([
    db.getRepository(TotpSecret).findOneBy({ userId }),
    db.getRepository(Passkey).find({ where: { userId }, order: { passkeyId: "ASC" } }),
    db.getRepository(RecoveryCode).countBy({ userId }),
  ]);
  return Object.assign(new TwoFactor(), {
    required: services.config.requireTwoFactor.includes(roleName),
    authenticatorAddedAt: totp?.confirmedAt ?? null,
    passkeys,
    recoveryCodesLeft,
  });
}
