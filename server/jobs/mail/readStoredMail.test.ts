import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderMailer } from "./folderMailer";
import { readStoredMail } from "./readStoredMail";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mail-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("Mails in a folder", () => {
  it("are read as an empty list if the folder is missing", async () => {
    expect(await readStoredMail(join(folder, "none"))).toEqual([]);
  });

  it("are read unchanged, in any language and with long lines", async () => {
    const text = `Grüße = 100 %, „Suppe“ 🍲 ${"sehr ".repeat(40)}gut.\n\nhttps://x.example/?a=b&c=3D`;
    const mailer = folderMailer(folder, () => "Küche <kitchen@potluck.example>");
    const to = "zoe@potluck.example";
    const subject = "Ein neues Passwort für die Küche 🍲";
    const html = "<p>Something else</p>";
    await mailer.send({ to, subject, text, html }, new AbortController().signal);
    const [mail] = await readStoredMail(folder);
    expect(mail).toEqual({
      to,
      subject,
      date: expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/) as string,
      text,
    });
  });

  it("are read even if the folder contains other files", async () => {
    writeFileSync(join(folder, "1.eml"), "\u0000nothing");
    writeFileSync(join(folder, "2.txt"), "Subject: Not a mail\n\nx");
    const mails = await readStoredMail(folder);
    expect(mails.map(({ subject, to }) => [subject, to])).toEqual([["", ""]]);
  });
});
