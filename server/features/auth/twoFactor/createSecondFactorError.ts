import { type AppError, secondFactorRequired } from "../../../errors";
import type { Context } from "../../../graphql/context";
import type { User } from "../../users/User";
import { makeSecondFactorOptions } from "../passkeys/passkeyOptions";

/**
 * Creates the error of a login that needs a second factor.
 * @param subject the provider's account that is linked once the login is completed
 */
export async function createSecondFactorError(
  context: Context,
  user: User,
  subject?: string,
): Promise<AppError> {
  const passkeyOptions = await makeSecondFactorOptions(context, user.userId);
  return secondFactorRequired(context.services.loginChallenges.sign(user, subject), passkeyOptions);
}
