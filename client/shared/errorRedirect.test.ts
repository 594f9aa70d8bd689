import { ServerError } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { errorRedirect } from "./errorRedirect";

const bare = (status: number) =>
  new ServerError("Refused.", {
    response: new Response("<h1>Refused</h1>", { status }),
    bodyText: "<h1>Refused</h1>",
  });
const ours = (code: string, status: number) =>
  new CombinedGraphQLErrors({
    errors: [{ message: "Recipe not found.", extensions: { code, status } }],
  });

it.each([
  ["a bare 403", bare(403), { to: "/forbidden" }],
  ["a bare 404", bare(404), { to: "/not-found" }],
  ["a bare 500", bare(500), null],
  ["our FORBIDDEN", ours("FORBIDDEN", 403), { to: "/forbidden" }],
  [
    "our NOT_FOUND",
    ours("NOT_FOUND", 404),
    { to: "/not-found", state: { message: "Recipe not found." } },
  ],
  ["a generated password", ours("PASSWORD_CHANGE_REQUIRED", 403), { to: "/auth/change-password" }],
  ["a ban, which is reported in its own words", ours("ACCOUNT_BANNED", 403), null],
  ["a network that is gone", new TypeError("Failed to fetch"), null],
])("A load that fails with %s redirects to the screen for that error", (_what, error, screen) => {
  expect(errorRedirect(error)).toEqual(screen);
});
