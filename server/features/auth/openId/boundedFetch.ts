import { customFetch, type CustomFetch } from "openid-client";

/** A size that exceeds the largest description, key set, token or claims of any provider. */
const MAX_BYTES = 256 * 1024;

const tooLarge = () => new Error(`The provider's response has more than ${MAX_BYTES} bytes.`);

/** Reads a body, and cancels it if it is too large. */
async function readBody(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The stream is canceled when the loop is left.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Fetches a response of the provider, of at most 256 KiB after decompression. */
const fetchBounded: CustomFetch = async (url, options) => {
  const response = await fetch(url, options);
  if (!response.body) return response;
  const body = await readBody(response.body);
  const { headers, status, statusText } = response;
  return new Response(new Uint8Array(body), { headers, status, statusText });
};

/** The library option that applies this limit to every request. */
export const boundedFetch = { [customFetch]: fetchBounded };
