import { z } from "zod";
import { trimEnd } from "../../shared/trimEnd";

/** The variables for the storage of photos. */
export const photoVariables = {
  PHOTOS_DIR: z.string().optional(),
  PHOTOS_S3_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://host/bucket" })
    .optional(),
  PHOTOS_S3_REGION: z.string().default("us-east-1"),
  PHOTOS_S3_KEY: z.string().optional(),
  PHOTOS_S3_SECRET: z.string().optional(),
};

const variables = z.object(photoVariables);
type PhotoVariables = z.infer<typeof variables>;

/** The variables that an object store requires. */
const OBJECT_STORE = ["PHOTOS_S3_URL", "PHOTOS_S3_KEY", "PHOTOS_S3_SECRET"] as const;

/**
 * Reports settings that contradict each other.
 * @param reportFault receives the name of a variable and its fault
 */
export function checkPhotos(
  env: PhotoVariables,
  reportFault: (name: string, message: string) => void,
): void {
  const missingName = OBJECT_STORE.find((name) => !env[name]);
  if (missingName && OBJECT_STORE.some((name) => env[name])) {
    reportFault(missingName, `is required; set ${OBJECT_STORE.join(", ")} together`);
  }
  if (env.PHOTOS_S3_URL && env.PHOTOS_DIR) {
    reportFault("PHOTOS_DIR", "must not be set together with PHOTOS_S3_URL");
  }
}

/** Returns the settings of the object store for photos; null if photos are stored as files. */
export function readObjectStore(env: PhotoVariables) {
  const { PHOTOS_S3_URL: url, PHOTOS_S3_REGION: region, PHOTOS_S3_KEY: key } = env;
  const secret = env.PHOTOS_S3_SECRET;
  return url && key && secret ? { url: trimEnd(url, /\//), region, key, secret } : null;
}
