import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import type { PhotoStore } from "./PhotoStore";

/** How long one call may take, its bytes included: some hundred kilobytes. */
const PATIENCE_MS = 10_000;

/** How to reach an object store that speaks S3. */
export interface S3 {
  /** The bucket's address, without a slash at the end. */
  url: string;
  region: string;
  key: string;
  secret: string;
}

/** The object store responded with an unexpected status. */
class StoreRefused extends Error {}

/**
 * Photos as objects of a bucket. Requests are signed (AWS Signature 4), what they carry included.
 * @param patience in milliseconds; a call that takes longer has failed
 */
export function s3Store({ url, region, key, secret }: S3, patience = PATIENCE_MS): PhotoStore {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: "s3",
    region,
    retries: 1,
  });

  /** @param expected statuses that are an answer */
  async function call(method: string, name: string, expected: number[], sent: RequestInit = {}) {
    const body = sent.body ?? "";
    const response = await client.fetch(`${url}/${name}`, {
      ...sent,
      method,
      headers: {
        ...sent.headers,
        "X-Amz-Content-Sha256": createHash("sha256")
          .update(body as Buffer)
          .digest("hex"),
      },
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    if (expected.includes(response.status)) return response;
    await response.body?.cancel();
    throw new StoreRefused(`the object store answered ${response.status} to ${method}`);
  }

  const put: PhotoStore["put"] = async (name, bytes, type) => {
    // Nothing about caching: this server delivers the files, and how long they may be stored depends on their recipe.
    const headers = { "Content-Type": type };
    const { body } = await call("PUT", name, [200, 201, 204], { body: bytes, headers });
    await body?.cancel();
  };

  const remove: PhotoStore["remove"] = async (name) => {
    const { body } = await call("DELETE", name, [200, 202, 204, 404]);
    await body?.cancel();
  };

  return {
    put,
    async get(name) {
      const { body, status, headers } = await call("GET", name, [200, 404]);
      if (status === 200 && body) {
        const size = Number(headers.get("Content-Length"));
        return { body: Readable.fromWeb(body as ReadableStream<Uint8Array>), size };
      }
      await body?.cancel();
      return null;
    },
    remove,
    async check() {
      const name = `check-${randomUUID()}`;
      await put(name, Buffer.from("ok"), "text/plain");
      await remove(name);
    },
  };
}
