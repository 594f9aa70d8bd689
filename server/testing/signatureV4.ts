import { createHash, createHmac } from "node:crypto";

/** The parts of a received request that AWS Signature 4 covers. */
export interface SignedRequest {
  method: string;
  /** The path and query as they were sent. */
  url: string;
  /** The headers by lower-case name. */
  headers: Record<string, string | undefined>;
}

interface Claim {
  key: string;
  date: string;
  region: string;
  service: string;
  signedHeaders: string[];
  signature: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/** Parses the Authorization header; null for another scheme. */
export function readClaim(header: string | undefined): Claim | null {
  const [, key, date, region, service, signed, signature] = AUTHORIZATION.exec(header ?? "") ?? [];
  if (!key || !date || !region || !service || !signed || !signature) return null;
  return { key, date, region, service, signedHeaders: signed.split(";"), signature };
}

const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Computes the signature that a request must carry. The function follows the steps of AWS's manual,
 * "Create a signed AWS API request" for S3, instead of a library, so that it can check one.
 */
export function computeSignature(request: SignedRequest, claim: Claim, secret: string): string {
  const { method, url, headers } = request;
  const { date, region, service, signedHeaders } = claim;
  const [path = "", query = ""] = url.split("?");
  const canonicalRequest = [
    method,
    path,
    query.split("&").sort().join("&"),
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? "").trim().replace(/ +/g, " ")}`),
    "",
    signedHeaders.join(";"),
    headers["x-amz-content-sha256"],
  ].join("\n");
  const scope = `${date}/${region}/${service}/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonicalRequest)].join(
    "\n",
  );
  const signingKey = ["aws4_request", service, region, date].reduceRight<string | Buffer>(
    (key, part) => hmac(key, part),
    `AWS4${secret}`,
  );
  return hmac(signingKey, toSign).toString("hex");
}
