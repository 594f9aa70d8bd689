import { createHash, randomBytes } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { RecoveryCode } from "./RecoveryCode";

const COUNT = 10;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** 120 random bits: more than anybody can guess from a hash. */
const LENGTH = 24;

/** Without what people add or change when they copy a code. */
const normalize = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

const hashOf = (code: string) => createHash("sha256").update(normalize(code)).digest();

/** Four groups of six characters. */
function makeCode(): string {
  const characters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
  return characters.join("").match(/.{6}/g)!.join("-");
}

/** Replaces a user's recovery codes and returns the new ones, of which only hashes are stored. */
export async function replaceRecoveryCodes(data: EntityManager, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, makeCode);
  const stored = data.getRepository(RecoveryCode);
  await stored.delete({ userId });
  await stored.insert(codes.map((code) => ({ userId, codeHash: hashOf(code) })));
  return codes;
}

/** Uses a code up; false for one that is none. Of several at once, one is right. */
export async function useRecoveryCode(
  db: DataSource,
  userId: number,
  code: string,
): Promise<boolean> {
  const { affected } = await db
    .getRepository(RecoveryCode)
    .delete({ userId, codeHash: hashOf(code) });
  return affected === 1;
}
