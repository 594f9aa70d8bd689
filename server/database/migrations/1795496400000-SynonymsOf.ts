import type { MigrationInterface, QueryRunner } from "typeorm";
import { readSql } from "./readSql";

/** Adds a function that finds the synonyms of one item through indexes, without reading those of all. */
export class SynonymsOf1795496400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795496400000-synonyms_of"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop function synonyms_of");
  }
}
