import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";

/** A mail that was kept as a file. */
export interface KeptMail {
  subject: string;
  to: string;
  date: string;
  text: string;
}

/** How many of the newest are read. */
const MOST = 50;

/** The mails that {@link folderMailer} has kept, newest first. */
export async function readKeptMail(folder: string): Promise<KeptMail[]> {
  const files = await readdir(folder).catch(() => []);
  const newest = files
    .filter((file) => file.endsWith(".eml"))
    .sort()
    .slice(-MOST)
    .reverse();
  return Promise.all(newest.map(async (file) => parse(await readFile(join(folder, file)))));
}

async function parse(source: Buffer): Promise<KeptMail> {
  const { subject = "", to = [], date, text = "" } = await PostalMime.parse(source);
  return {
    subject,
    to: to.map(({ address }) => address).join(", "),
    date: date ? new Date(date).toUTCString() : "",
    text: text.trim(),
  };
}
