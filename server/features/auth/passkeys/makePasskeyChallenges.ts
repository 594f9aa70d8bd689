import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { PasskeyChallenges } from "../../../services";

const LIFE_MS = 5 * 60 * 1000;
const EXPIRY_BYTES = 8;
const NONCE_BYTES = 16;

/**
 * Creates signed challenges, so that the server stores nothing for a visitor who requests one.
 * @param secret at least 32 bytes
 */
export function makePasskeyChallenges(secret: string): PasskeyChallenges {
  const sign = (content: Buffer, purpose: string, userId: number | null) =>
    createHmac("sha256", secret)
      .update(`passkey challenge ${purpose} ${userId ?? ""} `)
      .update(content)
      .digest();
  return {
    make(purpose, userId) {
      const expiry = Buffer.alloc(EXPIRY_BYTES);
      expiry.writeBigUInt64BE(BigInt(Date.now() + LIFE_MS));
      const content = Buffer.concat([expiry, randomBytes(NONCE_BYTES)]);
      return new Uint8Array(Buffer.concat([content, sign(content, purpose, userId)]));
    },
    readExpiry(challenge, purpose, userId) {
      const bytes = Buffer.from(challenge, "base64url");
      const content = bytes.subarray(0, EXPIRY_BYTES + NONCE_BYTES);
      const signature = bytes.subarray(content.length);
      const expectedSignature = sign(content, purpose, userId);
      if (
        signature.length !== expectedSignature.length ||
        !timingSafeEqual(signature, expectedSignature)
      )
        return null;
      const expiry = new Date(Number(content.readBigUInt64BE()));
      return expiry.getTime() > Date.now() ? expiry : null;
    },
  };
}
