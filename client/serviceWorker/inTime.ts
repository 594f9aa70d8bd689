/** The time limit for the server before a stored response is shown. */
const TIMEOUT_MS = 4_000;

/** Returns the server's response, or undefined if it is late or absent. */
export function inTime(response: Promise<Response>): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, undefined);
  });
  const responded = response.catch(() => undefined);
  return Promise.race([responded, timeout]).finally(() => clearTimeout(timer));
}
