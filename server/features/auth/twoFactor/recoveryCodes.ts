import { createHash, randomBytes } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { RecoveryCode } from "./RecoveryCode";

const COUNT = 10;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** The number of characters, for 120 random bits, which are too many to guess from a hash. */
const LENGTH = 24;

/** Removes differences that arise when people copy a code. */
const normalize = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

const hashCode = (code: string) => createHash("sha256").update(normalize(code)).digest();

/** Creates a code of four groups of six characters. */
function makeCode(): string {
  const characters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
  return characters.join("").match(/.{6}/g)!.join("-");
}

/** Replaces a user's recovery codes and returns the new ones, of which only hashes are stored. */
export async function replaceRecoveryCodes(data: EntityManager, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, makeCode);
  const repository = data.getRepository(RecoveryCode);
  await repository.delete({ userId });
  await repository.insert(codes.map((code) => ({ userId, codeHash: hashCode(code) })));
  return codes;
}

/**
 * Uses a code; returns false for an invalid one. Of several simultaneous uses, only one succeeds.
 */
export async function useRecoveryCode(
  db: DataSource,
  userId: number,
  code: string,
): Promise<boolean> {
  const { affected } = await db
    .getRepository(RecoveryCode)
    .delete({ userId, codeHash: hashCode(code) });
  return affected === 1;
}
