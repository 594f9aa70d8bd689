import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { toldBy } from "../apollo/errors";
import { keptResetToken } from "../features/passwordReset/keptResetToken";
import { CheckPasswordResetDocument } from "../features/passwordReset/PasswordReset.generated";
import { paths } from "../shared/paths";
import { loadQuery, type Preload } from "../shared/preload";

/**
 * Takes the token out of the address before anything else, then asks whether it is good. The answer
 * is not waited for: the screen says that it is on its way.
 */
export const resetPasswordLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) => {
    const inAddress = new URL(request.url).searchParams.get("token");
    if (inAddress !== null) {
      keptResetToken.keep(inAddress);
      return replace(paths.resetPassword());
    }
    const token = keptResetToken.get();
    return { token, valid: checkToken(preload, request, token) };
  };

async function checkToken(preload: Preload, request: Request, token: string): Promise<boolean> {
  if (token === "") return false;
  try {
    await loadQuery(preload, request, CheckPasswordResetDocument, { token }, "network-only");
    return true;
  } catch (failure) {
    if (toldBy(failure)?.code === "BAD_USER_INPUT") return false;
    throw failure;
  }
}
