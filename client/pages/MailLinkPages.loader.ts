import type { LoaderFunctionArgs } from "react-router-dom";
import { takeLinkToken } from "../shared/linkToken";

export type MailLinkData = { token: string };

/** Reads the token of a mail's link. */
export const mailLinkLoader =
  (path: string) =>
  ({ request }: LoaderFunctionArgs): MailLinkData | Response => {
    const token = takeLinkToken(request, path);
    return token instanceof Response ? token : { token };
  };
