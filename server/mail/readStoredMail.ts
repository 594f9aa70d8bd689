import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A mail stored as a file. */
export interface StoredMail {
  subject: string;
  to: string;
  date: string;
  text: string;
}

/** The maximum number of mails to read. */
const MOST = 50;

/** Reads the mails written by {@link folderMailer}, newest first. */
export async function readStoredMail(folder: string): Promise<StoredMail[]> {
  const files = await readdir(folder).catch(() => []);
  const newest = files
    .filter((file) => file.endsWith(".eml"))
    .sort()
    .slice(-MOST)
    .reverse();
  return Promise.all(newest.map(async (file) => parse(await readFile(join(folder, file), "utf8"))));
}

/** Parses our own mails, which are simple enough to need no library. */
function parse(source: string): StoredMail {
  const { headers, body } = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1];
  const parts = body.split(`--${boundary}`).map((part) => split(part.trimStart()));
  const plain = parts.find((part) => part.headers["content-type"]?.startsWith("text/plain"));
  const { subject = "", to = "", date = "" } = headers;
  return { subject, to, date, text: plain ? decode(plain).trim() : "" };
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

function split(source: string): Part {
  const [head = "", ...rest] = source.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: Object.fromEntries(headers) as Part["headers"], body: rest.join("\n\n") };
}

function decode({ headers, body }: Part): string {
  if (headers["content-transfer-encoding"] !== "quoted-printable") return body;
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
