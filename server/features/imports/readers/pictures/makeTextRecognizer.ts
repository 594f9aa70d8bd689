import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Worker } from "tesseract.js";
import { ImportError } from "../ImportError";
import { isGerman } from "./isGerman";
import { linesOf } from "./linesOf";
import { findSkew } from "./findSkew";
import { encodePicture, type GreyPicture, preparePicture, turnPicture } from "./preparePicture";

const load = createRequire(__filename);

const LANGUAGES = ["deu", "eng"];
const GERMAN = "deu";

/** How long one picture may take, and how long the engine stays when nobody needs it. */
const MOST_MS = 60_000;
const IDLE_MS = 30_000;

/** At this size it is found out which way is up. */
const SMALL_SIDE = 1_000;
const ANGLES = [0, 90, 270, 180];

/** Text that is upright is recognized with more confidence than this, in percent. */
const SURE = 60;

/** Recognizes text in pictures. */
export interface TextRecognizer {
  /**
   * @param signal ends the recognition; its reason is thrown then
   * @throws ImportError for a file that is not a picture, or takes too long
   */
  recognize(picture: Uint8Array, signal?: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** Starts the engine, in a thread of its own. Its languages are those of packages: nothing is fetched. */
async function startEngine(): Promise<Worker> {
  const { createWorker, OEM } = load("tesseract.js") as typeof import("tesseract.js");
  // It reads all languages from one folder.
  const langPath = mkdtempSync(join(tmpdir(), "languages-"));
  for (const code of LANGUAGES) {
    const folder = dirname(load.resolve(`@tesseract.js-data/${code}/package.json`));
    const file = `${code}.traineddata.gz`;
    symlinkSync(join(folder, "4.0.0_best_int", file), join(langPath, file));
  }
  try {
    return await createWorker(LANGUAGES, OEM.LSTM_ONLY, {
      langPath,
      cacheMethod: "none",
      // The call that has failed is rejected besides.
      errorHandler: () => undefined,
    });
  } finally {
    rmSync(langPath, { recursive: true });
  }
}

/** Turns the picture until its text makes sense. */
async function readUpright(engine: Worker, picture: GreyPicture): Promise<string> {
  let best = { degrees: 0, confidence: -1 };
  for (const degrees of ANGLES) {
    const small = await encodePicture(await turnPicture(picture, degrees), SMALL_SIDE);
    const { confidence } = (await engine.recognize(small)).data;
    if (confidence > best.confidence) best = { degrees, confidence };
    if (confidence >= SURE) break;
  }
  const upright = await turnPicture(picture, best.degrees);
  const level = await turnPicture(upright, await findSkew(upright));
  const encoded = await encodePicture(level);
  const read = async () => linesOf((await engine.recognize(encoded, {}, { blocks: true })).data);
  const text = await read();
  if (!isGerman(text)) return text;
  // With English beside it, words lose their umlauts: "pürieren" would be "purieren".
  await engine.reinitialize(GERMAN);
  const german = await read();
  await engine.reinitialize(LANGUAGES.join("+"));
  return german;
}

/** Reads one picture after another. The engine takes some hundred megabytes, so it is started with the first and soon ended. */
export function makeTextRecognizer(): TextRecognizer {
  let engine: Promise<Worker> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopped = engine;
    engine = null;
    await (await stopped?.catch(() => null))?.terminate();
  }

  async function run(bytes: Uint8Array, signal?: AbortSignal): Promise<string> {
    signal?.throwIfAborted();
    clearTimeout(idle);
    const picture = await preparePicture(bytes);
    engine ??= startEngine();
    const tooLong = new Promise<never>((_resolve, reject) => {
      idle = setTimeout(() => reject(new Error("took too long")), MOST_MS);
      signal?.addEventListener("abort", () => reject(new Error("ended")), { once: true });
    });
    tooLong.catch(() => undefined);
    try {
      const started = await engine;
      const text = await Promise.race([readUpright(started, picture), tooLong]);
      clearTimeout(idle);
      idle = setTimeout(() => void stop(), IDLE_MS).unref();
      return text;
    } catch (cause) {
      await stop();
      signal?.throwIfAborted();
      throw new ImportError("This picture could not be read.", { cause });
    }
  }

  return {
    recognize(bytes, signal) {
      const result = queue.then(() => run(bytes, signal));
      queue = result.catch(() => undefined);
      return result;
    },
    close: stop,
  };
}
