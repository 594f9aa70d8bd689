import { z } from "zod";
import { parseAddress } from "../database/hosts";
import { LONGEST_PASSWORD_BYTES, SHORTEST_PASSWORD } from "../../shared/inputLimits";
import { type Locale, locales } from "../../shared/locales";

/** Makes the type of a number between bounds, with a default. */
export const makeNumber = (fallback: number, min: number, max: number) =>
  makeOptionalNumber(min, max).default(fallback);

/** Makes the type of a number between bounds. */
export const makeOptionalNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

/** An IP address or a host name to listen on. */
export const listeningHost = z
  .string()
  .regex(/^[\w.:%-]+$/, "must be an IP address or a host name, such as 0.0.0.0");

export const locale = z.enum(Object.keys(locales) as [Locale, ...Locale[]]);

/** Makes the type of a text in one line. */
export const singleLine = (thing: string, max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max, `${thing} must be at most ${max} characters long`)
    .regex(/^\P{Cc}*$/u, "must not contain control characters");

export const onOff = z.enum(["on", "off"]).transform((value) => value === "on");

/** The password of the first admin. */
export const adminPassword = z
  .string()
  .min(SHORTEST_PASSWORD)
  .refine(
    (password) => Buffer.byteLength(password) <= LONGEST_PASSWORD_BYTES,
    `must be at most ${LONGEST_PASSWORD_BYTES} bytes long`,
  );

/** An email address, alone or after a name: `Potluck <no-reply@potluck.example>`. */
export const SENDER = /^(?:[^<>"\p{Cc}]+ <[^<>"\s@]+@[^<>"\s@]+>|[^<>"\s@]+@[^<>"\s@]+)$/u;

export const redisAddress = z.url({
  protocol: /^rediss?$/,
  error: "must be an address such as redis://host:6379",
});

export const mailAddress = z.url({
  protocol: /^smtps?$/,
  error: "must be an address such as smtps://user:password@host",
});

/**
 * Returns the reason why a text is not the URL of a site; null for a valid URL, which may have a path.
 * @param example a valid value, with which the reason ends
 */
export function findUrlFault(url: string, example: string): string | null {
  const advice = `set it to ${example}`;
  if (!URL.canParse(url)) return `is not a URL: ${advice}`;
  const { protocol, username, password } = new URL(url);
  if (!/^https?:\/\//i.test(url)) {
    return `must begin with https:// or http://, not ${protocol}: ${advice}`;
  }
  if (username || password) return `must have no user name or password: ${advice}`;
  if (url.includes("?")) return `must have no query (?): ${advice}`;
  if (url.includes("#")) return `must have no fragment (#): ${advice}`;
  return null;
}

const EXAMPLE = "an origin such as https://cook.example.org";

/** Returns the reason why a valid URL is not an origin; a trailing slash is allowed. */
function findPathFault(url: string): string | null {
  const { origin, pathname } = new URL(url);
  if (/^\/*$/.test(pathname)) return null;
  return `the application works only at the root of a host, so PUBLIC_URL must have no path (${pathname}). Set it to ${origin} and give it a host name of its own`;
}

/** The origin of this site. */
export const publicAddress = z
  .string()
  .trim()
  .transform((url, context) => {
    const fault = findUrlFault(url, EXAMPLE) ?? findPathFault(url);
    if (fault === null) return new URL(url).origin;
    context.addIssue(fault);
    return z.NEVER;
  });

/** Origins of other sites, converted to the form of the `Origin` header. */
export const origins = z.string().transform((list, context) =>
  list.split(",").map((item) => {
    const url = item.trim();
    if ((findUrlFault(url, EXAMPLE) ?? findPathFault(url)) === null) return new URL(url).origin;
    context.addIssue(`"${url}" is not an origin such as https://www.example.org`);
    return url;
  }),
);

/** The address of a PostgreSQL server, which may name several hosts. */
export const databaseAddress = z
  .string()
  .refine(
    (address) => parseAddress(address) !== null,
    "must be an address such as postgres://user:password@host/database",
  );

/** Addresses of PostgreSQL servers with one host each. */
export const databaseAddresses = z
  .string()
  .transform((list) => list.split(",").map((item) => item.trim()))
  .pipe(z.array(databaseAddress));

/** Hosts in the form that URLs have, with or without a port. */
export const hosts = z.string().transform((list, context) =>
  list.split(",").map((item) => {
    const host = item.trim().toLowerCase();
    if (!URL.canParse(`http://${host}`) || new URL(`http://${host}`).host !== host) {
      context.addIssue(`"${host}" is not a host such as recipes.example.org or 10.0.0.5:8080`);
    }
    return host;
  }),
);

/** The minimum length of a key that signs tokens. */
export const SHORTEST_SECRET_BYTES = 32;

export const key = z
  .string()
  .refine(
    (secret) => Buffer.byteLength(secret) >= SHORTEST_SECRET_BYTES,
    `must be at least ${SHORTEST_SECRET_BYTES} bytes long`,
  );

/** Names of roles, such as `admin,contributor`. */
export const roles = z
  .string()
  .transform((list) => list.split(",").map((name) => name.trim()))
  .pipe(z.array(z.enum(["admin", "contributor", "member"])));
