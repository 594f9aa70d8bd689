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

/** Origins of other sites, in the form of the `Origin` header. */
export const origins = z.string().transform((list, context) =>
  list.split(",").map((item) => {
    const origin = item.trim();
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin) {
      context.addIssue(`"${origin}" is not an origin such as https://www.example.org`);
    }
    return origin;
  }),
);

export const redisAddress = z.url({
  protocol: /^rediss?$/,
  error: "must be an address such as redis://host:6379",
});

export const mailAddress = z.url({
  protocol: /^smtps?$/,
  error: "must be an address such as smtps://user:password@host",
});

/** Returns the reason why an address cannot be the public one of a server; null for a valid address. */
function findAddressFault(address: string): string | null {
  const example = "set it to an origin such as https://cook.example.org";
  if (!URL.canParse(address)) return `is not a URL: ${example}`;
  const { protocol, username, password, pathname } = new URL(address);
  if (!/^https?:\/\//i.test(address)) {
    return `must begin with https:// or http://, not ${protocol}: ${example}`;
  }
  if (username || password) return `must have no user name or password: ${example}`;
  if (address.includes("?")) return `must have no query (?): ${example}`;
  if (address.includes("#")) return `must have no fragment (#): ${example}`;
  if (/^\/*$/.test(pathname)) return null;
  return `must have no path (${pathname}): the application works only at the root of a host. Set it to ${new URL(address).origin} and give it a host name of its own`;
}

/** The origin of this site, with or without a trailing slash. */
export const publicAddress = z.string().transform((address, context) => {
  const fault = findAddressFault(address);
  if (fault === null) return new URL(address).origin;
  context.addIssue(fault);
  return z.NEVER;
});

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
