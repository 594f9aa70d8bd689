import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";

/** A mail stored as a file. */
export interface StoredMail {
  subject: string;
  to: string;
  date: string;
  text: string;
}

/** The maximum number of mails to read. */
const MAX_MAILS = 50;

/** Reads the mails written by {@link folderMailer}, newest first. */
export async function readStoredMail(folder: string): Promise<StoredMail[]> {
  const files = await readdir(folder).catch(() => []);
  const newest = files
    .filter((file) => file.endsWith(".eml"))
    .sort()
    .slice(-MAX_MAILS)
    .reverse();
  return Promise.all(newest.map(async (file) => parse(await readFile(join(folder, file)))));
}

async function parse(source: Buffer): Promise<StoredMail> {
  const { subject = "", to = [], date, text = "" } = await PostalMime.parse(source);
  return {
    subject,
    to: to.map(({ address }) => address).join(", "),
    date: date ? new Date(date).toUTCString() : "",
    text: text.trim(),
  };
}
