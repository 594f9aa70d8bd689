import { type LoaderFunctionArgs, replace } from "react-router-dom";

/** The tokens of opened links by path. They are kept in memory only, because browser histories store URLs. */
const tokens = new Map<string, string>();

/** Removes the token of a mail's link from the URL. */
export const mailLinkLoader =
  (path: string) =>
  ({ request }: LoaderFunctionArgs) => {
    const inAddress = new URL(request.url).searchParams.get("token");
    if (inAddress === null) return { token: tokens.get(path) ?? "" };
    tokens.set(path, inAddress);
    return replace(path);
  };

export type MailLinkData = { token: string };
