import { z } from "zod";
import { makeSecretBox } from "../../lib/makeSecretBox";
import type { MailLinks } from "../../services";
import { NoticeKind } from "./NoticeKind";

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
      const link = sealedLink.parse(JSON.parse(content.toString()));
      return link.act === "confirm" && link.expiresAt <= Date.now() ? null : link;
    },
  };
}
