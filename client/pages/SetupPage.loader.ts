import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { errorMessage, parseApiError } from "../shared/apollo/apiError";
import { preloadCheckSetup } from "../features/account/setup/Setup.generated";
import { paths } from "../shared/paths";
import type { Preload } from "../shared/preload";

/** The key of the opened setup link. It is kept in memory only, like the token of a reset link. */
let key = "";

/** Removes the key from the URL first, then checks it. */
export const setupLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) => {
    const keyInAddress = new URL(request.url).searchParams.get("key");
    if (keyInAddress !== null) {
      key = keyInAddress;
      return replace(paths.setup());
    }
    return { setupKey: key, check: checkKey(preload, request) };
  };

/** The result of checking a key, or the error that prevented the check. */
export type KeyCheck = { isValid: boolean } | { error: string };

async function checkKey(preload: Preload, request: Request): Promise<KeyCheck> {
  if (key === "") return { isValid: false };
  try {
    await preloadCheckSetup(preload, { request, variables: { token: key } });
    return { isValid: true };
  } catch (error) {
    if (parseApiError(error)?.code === "BAD_USER_INPUT") return { isValid: false };
    return { error: errorMessage(error) };
  }
}
