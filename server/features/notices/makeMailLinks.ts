import { z } from "zod";
import { makeSecretBox } from "../../lib/makeSecretBox";
import { NoticeKind } from "./NoticeKind";

/** The content of a link in a mail, which needs no login. */
export type MailLink =
  | { act: "confirm"; userId: number; emailKey: string; expiresAt: number }
  | { act: "unsubscribe"; userId: number; kind: NoticeKind };

/** Makes and reads the tokens of links in mails. */
export interface MailLinks {
  seal(link: MailLink): string;
  /** Reads a token; null if it is invalid or has expired. */
  open(token: string): MailLink | null;
}

/** The ID instead of an owner's, because the owner is known only after a token is read. */
const NO_USER_ID = 0;

const sealedLink = z.discriminatedUnion("act", [
  z.object({
    act: z.literal("confirm"),
    userId: z.number(),
    emailKey: z.string(),
    expiresAt: z.number(),
  }),
  z.object({ act: z.literal("unsubscribe"), userId: z.number(), kind: z.enum(NoticeKind) }),
]);

/**
 * Makes the tokens of links in mails. The server stores nothing for them, and they cannot be read or changed.
 * @param secret at least 32 bytes
 */
export function makeMailLinks(secret: string): MailLinks {
  const box = makeSecretBox(secret, "mail links");
  return {
    seal: (link) => box.seal(Buffer.from(JSON.stringify(link)), NO_USER_ID).toString("base64url"),
    open(token) {
      const content = box.open(Buffer.from(token, "base64url"), NO_USER_ID);
      if (!content) return null;
      // Another version of the server may have sealed a link that this one does not support.
      const { data: link } = sealedLink.safeParse(JSON.parse(content.toString()));
      if (!link || (link.act === "confirm" && link.expiresAt <= Date.now())) return null;
      return link;
    },
  };
}
