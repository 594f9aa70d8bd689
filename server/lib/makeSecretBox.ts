import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { BRAND } from "../brand";

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets that must be read again, so that a copy of the database does not reveal them. */
export interface SecretBox {
  /** @param owner the id of the secret's owner, which is required to open it */
  seal(secret: Buffer, owner: number): Buffer;
  /** Opens a sealed secret; returns null if it was sealed with another key or for another owner. */
  open(sealed: Buffer, owner: number): Buffer | null;
}

/**
 * Creates a box with a key that is derived from a secret.
 * @param secret at least 32 bytes
 * @param content the kind of secret; a box of another kind cannot open it
 */
export function makeSecretBox(secret: string, content = "stored secrets"): SecretBox {
  const purpose = `${BRAND.toLowerCase()} ${content}`;
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));
  const toOwnerData = (owner: number) => Buffer.from(String(owner));
  return {
    seal(secret, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(toOwnerData(owner));
      const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
    },
    open(sealed, owner) {
      const iv = sealed.subarray(0, IV_BYTES);
      const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
          .setAAD(toOwnerData(owner))
          .setAuthTag(tag);
        const encrypted = sealed.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(encrypted), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
