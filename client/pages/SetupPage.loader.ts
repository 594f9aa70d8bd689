import type { LoaderFunctionArgs } from "react-router-dom";
import { errorMessage, parseApiError } from "../shared/apollo/apiError";
import { preloadCheckSetup } from "../features/account/setup/Setup.generated";
import { takeLinkToken } from "../shared/linkToken";
import { paths } from "../shared/paths";
import type { Preload } from "../shared/preload";

/** Removes the key from the URL first, then checks it. */
export const setupLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) => {
    const key = takeLinkToken(request, paths.setup(), "key");
    return key instanceof Response
      ? key
      : { setupKey: key, check: checkKey(preload, request, key) };
  };

/** The result of checking a key, or the error that prevented the check. */
export type KeyCheck = { isValid: boolean } | { error: string };

async function checkKey(preload: Preload, request: Request, key: string): Promise<KeyCheck> {
  if (key === "") return { isValid: false };
  try {
    await preloadCheckSetup(preload, { request, variables: { token: key } });
    return { isValid: true };
  } catch (error) {
    if (parseApiError(error)?.code === "BAD_USER_INPUT") return { isValid: false };
    return { error: errorMessage(error) };
  }
}
