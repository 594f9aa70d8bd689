import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { FetchError } from "./FetchError";
import { isPublicAddress } from "./isPublicAddress";
import {
  makePinnedLookup,
  PrivateAddressError,
  type Resolve,
  resolveBySystem,
} from "./makePinnedLookup";

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_REDIRECTS = 5;
const TIMEOUT_MS = 10_000;

/** The media types that may be fetched: pages with recipes, or pictures. */
const types = {
  page: /^(?:text\/html|application\/xhtml\+xml|application\/(?:ld\+)?json|text\/plain)$/,
  image: /^image\/(?:jpeg|png|webp|avif)$/,
} as const;

const ACCEPT = {
  page: "text/html,application/xhtml+xml,application/ld+json;q=0.9,application/json;q=0.8",
  image: "image/avif,image/webp,image/jpeg,image/png",
} as const;

/** The limits of a fetch. */
export interface FetchLimits {
  /** The hosts, with or without ports, that may have private addresses. */
  allowedHosts: readonly string[];
  bytes?: number;
  ms?: number;
  /** A function that resolves host names. */
  resolve?: Resolve;
}

/** The result of a fetch. */
export interface FetchedResource {
  bytes: Buffer;
  /** The media type, without parameters. */
  type: string;
  charset?: string;
  /** The final URL after all redirects. */
  url: string;
}

const decoders: ReadonlyMap<string, () => NodeJS.ReadWriteStream & Readable> = new Map(
  Object.entries({
    gzip: createGunzip,
    "x-gzip": createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }),
);

const readHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

function checkAddress(url: URL, isTrusted: boolean): void {
  if (!/^https?:$/.test(url.protocol)) throw new FetchError("invalid-address");
  if (url.username || url.password) throw new FetchError("invalid-address");
  if (isTrusted) return;
  // The port is empty if it is the default port of the protocol.
  if (url.port !== "" && url.port !== "80" && url.port !== "443")
    throw new FetchError("not-public");
  const host = readHost(url);
  // The host is normalized, because `URL` converts every spelling of an IP address, such as 0x7f.1
  // and 2130706433.
  if (isIP(host) && !isPublicAddress(host)) throw new FetchError("not-public");
}

function parseAddress(address: string, base?: string): URL {
  if (!URL.canParse(address, base)) throw new FetchError("invalid-address");
  return new URL(address, base);
}

/** Sends a request on a separate connection and returns the response before its body. */
function sendRequest(
  url: URL,
  kind: keyof typeof types,
  isTrusted: boolean,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    request(url, {
      agent: false,
      lookup: makePinnedLookup(resolve, isTrusted),
      signal,
      maxHeaderSize: 32 * 1024,
      headers: {
        Accept: ACCEPT[kind],
        "Accept-Encoding": "gzip, deflate, br",
        "Accept-Language": "*",
        "User-Agent": "Mozilla/5.0 (compatible; Potluck recipe import)",
      },
    })
      .once("response", done)
      .once("error", fail)
      .end();
  });
}

/** Reads and decompresses the body up to the limit, since a small response can expand to an enormous size. */
async function readBody(response: IncomingMessage, limit: number): Promise<Buffer> {
  const encoding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const decoder = encoding === "identity" ? undefined : decoders.get(encoding)?.();
  if (encoding !== "identity" && !decoder) throw new FetchError("failed");
  if (Number(response.headers["content-length"] ?? 0) > limit) throw new FetchError("too-large");
  if (decoder) response.once("error", (error) => decoder.destroy(error)).pipe(decoder);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of (decoder ?? response) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new FetchError("too-large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const isRedirect = ({ statusCode = 0, headers }: IncomingMessage): boolean =>
  [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;

function checkStatus({ statusCode = 0 }: IncomingMessage): void {
  if (statusCode === 404 || statusCode === 410) throw new FetchError("not-found");
  if (statusCode !== 200) throw new FetchError("failed");
}

function readType({ headers }: IncomingMessage, kind: keyof typeof types) {
  const [type = "", ...parameters] = (headers["content-type"] ?? "").split(";");
  const mediaType = type.trim().toLowerCase();
  if (!types[kind].test(mediaType)) throw new FetchError("wrong-type");
  const charset = /charset\s*=\s*"?([\w:.-]+)/i.exec(parameters.join(";"))?.[1];
  return charset ? { type: mediaType, charset } : { type: mediaType };
}

/** @throws FetchError */
function throwFetchError(error: unknown, signal: AbortSignal): never {
  if (error instanceof FetchError) throw error;
  if (error instanceof PrivateAddressError) throw new FetchError("not-public", error);
  if (signal.aborted) throw new FetchError("too-slow", error);
  throw new FetchError("unreachable", error);
}

/**
 * Fetches a page or a picture whose address a user has entered. Only HTTP and HTTPS and only public
 * addresses are allowed, including those of redirects, within limits of size and time.
 * @throws FetchError
 */
export async function fetchPublic(
  address: string,
  kind: keyof typeof types,
  { allowedHosts, bytes = MAX_BYTES, ms = TIMEOUT_MS, resolve = resolveBySystem }: FetchLimits,
): Promise<FetchedResource> {
  const signal = AbortSignal.timeout(ms);
  let url = parseAddress(address);
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const isTrusted = allowedHosts.includes(url.host) || allowedHosts.includes(url.hostname);
      checkAddress(url, isTrusted);
      const response = await sendRequest(url, kind, isTrusted, resolve, signal);
      try {
        if (isRedirect(response)) {
          url = parseAddress(response.headers.location!, url.href);
          continue;
        }
        checkStatus(response);
        const mediaType = readType(response, kind);
        return { ...mediaType, bytes: await readBody(response, bytes), url: url.href };
      } finally {
        response.destroy();
      }
    }
    throw new FetchError("too-many-redirects");
  } catch (error) {
    throwFetchError(error, signal);
  }
}
