import { ImportError } from "../ImportError";

/**
 * Parses the JSON of a file.
 * @throws ImportError
 */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch (cause) {
    throw new ImportError("A file of this archive is not valid JSON.", { cause });
  }
}
