import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Sender } from "../../config/getSender";
import type { Mailer } from "./Mailer";

/**
 * Stores mail as files for any mail program; their names sort by time.
 * @param getSender returns the sender of a mail, whose name admins can change
 */
export function folderMailer(folder: string, getSender: () => Sender): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({
        from: getSender(),
        textEncoding: "quoted-printable",
        ...mail,
      });
      const time = new Date().toISOString().replaceAll(":", "-");
      const file = join(folder, `${time}-${randomBytes(3).toString("hex")}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The file is renamed when it is complete, so that no partial mail is read.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return null;
    },
  };
}
