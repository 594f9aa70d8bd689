import type { LoaderFunctionArgs } from "react-router-dom";
import { errorMessage, parseApiError } from "../shared/apollo/apiError";
import type { FactorsQuery } from "../features/account/password/ResetPasswordForm";
import { preloadCheckPasswordReset } from "../features/account/password/PasswordReset.generated";
import { takeLinkToken } from "../shared/linkToken";
import { paths } from "../shared/paths";
import type { Preload } from "../shared/preload";

/**
 * Removes the token from the URL first, then checks it. The loader does not wait for the result; the screen
 * shows that it is loading.
 */
export const resetPasswordLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) => {
    const token = takeLinkToken(request, paths.resetPassword());
    return token instanceof Response
      ? token
      : { token, check: checkToken(preload, request, token) };
  };

/** The query of a valid token, null for an invalid one, or the error that prevented the check. */
export type TokenCheck = { query: FactorsQuery | null } | { error: string };

async function checkToken(preload: Preload, request: Request, token: string): Promise<TokenCheck> {
  if (token === "") return { query: null };
  try {
    return { query: await preloadCheckPasswordReset(preload, { request, variables: { token } }) };
  } catch (error) {
    if (parseApiError(error)?.code === "BAD_USER_INPUT") return { query: null };
    return { error: errorMessage(error) };
  }
}
