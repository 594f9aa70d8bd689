import { maxLength } from "../../../shared/inputLimits";
import { object, string } from "../openapi/schemaBuilders";
import { password } from "../openapi/schemas";
import type { RestRequest } from "../RestRequest";
import { toText } from "../values";

export const code = string(
  "A code of the authenticator app, or a recovery code. It can be used once.",
  "123456",
  maxLength.secondFactorCode,
);

/** The schema of a body with both factors. */
export const passwordAndCode = object({ password, code });

/** Reads the variables from a body with both factors. */
export const toPasswordAndCode = ({ body }: RestRequest) => ({
  input: { password: toText(body["password"]), code: toText(body["code"]) },
});
