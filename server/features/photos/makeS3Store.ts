import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import type { PhotoStore } from "./PhotoStore";

/** The time limit of a call, including the transfer of some hundred kilobytes. */
const TIMEOUT_MS = 10_000;

/** The connection settings of an S3 object store. */
export interface S3 {
  /** The URL of the bucket, without a trailing slash. */
  url: string;
  region: string;
  key: string;
  secret: string;
}

/** The error for an unexpected status of the object store. */
class ObjectStoreError extends Error {}

/**
 * Stores photos as objects of a bucket. Requests and their bodies are signed (AWS Signature 4).
 * @param timeoutMs the time limit of a call
 */
export function makeS3Store({ url, region, key, secret }: S3, timeoutMs = TIMEOUT_MS): PhotoStore {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: "s3",
    region,
    retries: 1,
  });

  /** @param expected the status codes of a successful call */
  async function call(method: string, name: string, expected: number[], init: RequestInit = {}) {
    const body = init.body ?? "";
    const response = await client.fetch(`${url}/${name}`, {
      ...init,
      method,
      headers: {
        ...init.headers,
        "X-Amz-Content-Sha256": createHash("sha256")
          .update(body as Buffer)
          .digest("hex"),
      },
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (expected.includes(response.status)) return response;
    await response.body?.cancel();
    throw new ObjectStoreError(`the object store answered ${response.status} to ${method}`);
  }

  const put: PhotoStore["put"] = async (name, bytes, type) => {
    // The request has no cache headers, because this server delivers the files and decides how long
    // they may be cached.
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
