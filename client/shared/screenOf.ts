import { toldBy } from "../apollo/errors";
import { paths } from "./paths";

/** The screen that a refusal becomes, decided on its code; null for one that is told where one is. */
export function screenOf(error: unknown): { to: string; state?: { message: string } } | null {
  const told = toldBy(error);
  if (told?.code === "FORBIDDEN") return { to: paths.forbidden() };
  if (told?.code === "NOT_FOUND") {
    return { to: paths.notFound(), state: { message: told.message } };
  }
  return null;
}
