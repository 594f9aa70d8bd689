import { type AppError, secondFactorRequired } from "../../../errors";
import type { Context } from "../../../graphql/context";
import type { User } from "../../users/User";
import { secondFactorOptions } from "../passkeys/passkeyOptions";

/**
 * What a login fails with that needs a second factor.
 * @param subject the provider's account that is linked once the login is completed
 */
export async function secondStep(
  context: Context,
  user: User,
  subject?: string,
): Promise<AppError> {
  const passkeyOptions = await secondFactorOptions(context, user.userId);
  return secondFactorRequired(context.services.loginChallenges.sign(user, subject), passkeyOptions);
}
