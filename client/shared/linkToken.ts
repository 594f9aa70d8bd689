import { replace } from "react-router-dom";

/** The tokens of opened links by path. They are kept in memory only, because browser histories and logs store URLs. */
const tokens = new Map<string, string>();

/**
 * Moves the token of an opened link from its URL to memory.
 * @param path the path without the token
 * @param parameter the query parameter of the token
 * @returns the token, which is empty without one; or the redirect that removes it from the URL
 */
export function takeLinkToken(
  { url }: Request,
  path: string,
  parameter = "token",
): string | Response {
  const token = new URL(url).searchParams.get(parameter);
  if (token === null) return tokens.get(path) ?? "";
  tokens.set(path, token);
  return replace(path);
}
