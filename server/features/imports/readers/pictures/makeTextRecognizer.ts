import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Worker } from "tesseract.js";
import { ImportError } from "../ImportError";
import { formatLines } from "./formatLines";
import { findSkew } from "./findSkew";
import { encodePicture, type GreyPicture, preparePicture, turnPicture } from "./preparePicture";

/** Frequent words of recipes in one language that do not occur in the other. */
const GERMAN_WORDS =
  /(?<!\p{L})(?:und|mit|der|die|das|den|dem|für|in den|bis|zum|zutaten|zubereitung|personen|minuten|el|tl|prise|nicht|ein|eine|einen|auf)(?!\p{L})|[äöüß]/giu;
const ENGLISH_WORDS =
  /(?<!\p{L})(?:and|with|the|for|of|to|until|ingredients|method|directions|instructions|serves|minutes|cups?|tsp|tbsp|teaspoons?|tablespoons?|not|an?|into|on)(?!\p{L})/giu;

const countMatches = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** Returns true if a recipe is more likely German than English. */
export const isGerman = (text: string): boolean =>
  countMatches(text, GERMAN_WORDS) > countMatches(text, ENGLISH_WORDS);

const load = createRequire(__filename);

const LANGUAGES = ["deu", "eng"];
const GERMAN_CODE = "deu";

/** The time limit per picture, and the idle time after which the engine stops. */
const MAX_MS = 60_000;
const IDLE_MS = 30_000;

/** The size at which the orientation is detected. */
const SMALL_SIDE = 1_000;
const ANGLES = [0, 90, 270, 180];

/** The minimum confidence, in percent, for text that is upright. */
const MIN_UPRIGHT_CONFIDENCE = 60;

/** Recognizes text in pictures. */
export interface TextRecognizer {
  /**
   * @param signal ends the recognition, which then throws its reason
   * @throws ImportError if the file is not a picture or takes too long
   */
  recognize(picture: Uint8Array, signal?: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** Starts the engine in its own thread. Its language data come from packages, without a download. */
async function startEngine(): Promise<Worker> {
  const { createWorker, OEM } = load("tesseract.js") as typeof import("tesseract.js");
  // The engine reads all languages from one folder.
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
      // The failed call is rejected as well.
      errorHandler: () => undefined,
    });
  } finally {
    rmSync(langPath, { recursive: true });
  }
}

/** Recognizes the text in the orientation with the highest confidence. */
async function readUpright(engine: Worker, picture: GreyPicture): Promise<string> {
  let best = { degrees: 0, confidence: -1 };
  for (const degrees of ANGLES) {
    const small = await encodePicture(await turnPicture(picture, degrees), SMALL_SIDE);
    const { confidence } = (await engine.recognize(small)).data;
    if (confidence > best.confidence) best = { degrees, confidence };
    if (confidence >= MIN_UPRIGHT_CONFIDENCE) break;
  }
  const upright = await turnPicture(picture, best.degrees);
  const level = await turnPicture(upright, await findSkew(upright));
  const encoded = await encodePicture(level);
  const recognizeLines = async () =>
    formatLines((await engine.recognize(encoded, {}, { blocks: true })).data);
  const text = await recognizeLines();
  if (!isGerman(text)) return text;
  // Together with English, the engine drops umlauts: "pürieren" becomes "purieren".
  await engine.reinitialize(GERMAN_CODE);
  const german = await recognizeLines();
  await engine.reinitialize(LANGUAGES.join("+"));
  return german;
}

/**
 * Reads one picture at a time. The engine takes some hundred megabytes, so it starts with the first picture
 * and stops when idle.
 */
export function makeTextRecognizer(): TextRecognizer {
  let engine: Promise<Worker> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stoppedEngine = engine;
    engine = null;
    await (await stoppedEngine?.catch(() => null))?.terminate();
  }

  async function run(bytes: Uint8Array, signal?: AbortSignal): Promise<string> {
    signal?.throwIfAborted();
    clearTimeout(idle);
    const picture = await preparePicture(bytes);
    engine ??= startEngine();
    const timeout = new Promise<never>((_resolve, reject) => {
      idle = setTimeout(() => reject(new Error("took too long")), MAX_MS);
      signal?.addEventListener("abort", () => reject(new Error("ended")), { once: true });
    });
    timeout.catch(() => undefined);
    try {
      const started = await engine;
      const text = await Promise.race([readUpright(started, picture), timeout]);
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
