import { expect, type Page, type Route } from "@playwright/test";

/** Sends a query to the server without the screens, to prepare a test's data. */
export async function ask(page: Page, query: string, variables: object, token?: string) {
  const answer = await page.request.post("/graphql", {
    data: { query, variables },
    // The headers mark a request of the site's own pages; other requests get no cookies.
    headers: {
      "Sec-Fetch-Site": "same-origin",
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  const { data, errors } = await answer.json();
  expect(errors).toBeUndefined();
  return data;
}

/** An operation sent by the page. */
interface Sent {
  operationName: string;
  variables: Record<string, unknown>;
}

/**
 * Answers an operation of the page instead of the server.
 * @param which the operation's name, or a test of its request
 * @returns a function that lets the server answer again
 */
export async function intercept(
  page: Page,
  which: string | ((sent: Sent) => boolean),
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  let over = false;
  await page.route("**/graphql", (route) => {
    const sent = route.request().postDataJSON() as Sent;
    const meant = typeof which === "string" ? sent.operationName === which : which(sent);
    return meant && !over ? answer(route) : route.fallback();
  });
  return () => void (over = true);
}

/** Returns the server's response to a refused operation. */
export const refusal = (code: string, status: number, message: string) => (route: Route) =>
  route.fulfill({ json: { data: null, errors: [{ message, extensions: { code, status } }] } });

/** Responds like a broken proxy in front of the server. */
export const broken = (route: Route) =>
  route.fulfill({ status: 500, contentType: "text/plain", body: "The kitchen is on fire." });

export const noNetwork = (route: Route) => route.abort("failed");

/** Replaces a part of a mutation's input on its way to the server. */
export const sentWith = (part: object) => (route: Route) => {
  const sent = route.request().postDataJSON();
  Object.assign(sent.variables.input, part);
  return route.continue({ postData: JSON.stringify(sent) });
};

/** Makes a response that waits for its release, so that the intermediate state can be tested. */
export function held() {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  const answer = async (route: Route) => {
    await until;
    await route.fallback();
  };
  return { answer, letGo: () => letGo() };
}
