import type { Response } from "express";

/** In seconds: how long a copy may be shown before somebody asks again. */
const FRESH = 600;

/** The last of some moments; the beginning of time without any. */
export const latest = (moments: readonly Date[]): Date =>
  new Date(moments.reduce((last, moment) => Math.max(last, moment.getTime()), 0));

/**
 * Sends what is the same for everybody and may be kept for a while; whoever has it already is told
 * so, by its tag or its time.
 * @param type such as `application/xml`
 */
export function publish(response: Response, type: string, body: string, changed?: Date): void {
  response.set("Cache-Control", `public, max-age=${FRESH}`).type(type);
  if (changed) response.set("Last-Modified", changed.toUTCString());
  response.send(body);
}
