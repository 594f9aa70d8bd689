/** How long the server may take to respond before what is stored is shown. */
const TIMEOUT_MS = 4_000;

/** What the server responds in time; undefined if it takes longer or cannot be reached. */
export function inTime(response: Promise<Response>): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, undefined);
  });
  const responded = response.catch(() => undefined);
  return Promise.race([responded, timeout]).finally(() => clearTimeout(timer));
}
