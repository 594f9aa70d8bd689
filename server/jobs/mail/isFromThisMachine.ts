import type { IncomingMessage } from "node:http";
import { ownProperty } from "../../../shared/ownProperty";

const FORWARDING = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Whether a request was made on this machine and means this machine: no proxy passed it on, and no
 * foreign name was made to lead here.
 */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  return (
    /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "") &&
    /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? "") &&
    !FORWARDING.some((name) => ownProperty(headers, name) !== undefined)
  );
}
