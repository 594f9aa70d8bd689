import type { MigrationInterface, QueryRunner } from "typeorm";
import { facetCounting } from "../readModel/facetCounting";
import { pendingCounts, versionCounting } from "../readModel/pendingCounts";
import { refreshRecipes } from "../readModel/refresh";
import { refreshTerms } from "../readModel/refreshTerms";

/** Writers of recipes wait for each other while they commit, and not from their first statement on. */
export class CountsAtTheEnd1795493100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const refresh = [refreshRecipes("counted at the end"), refreshTerms("counted at the end")];
    for (const statement of [...pendingCounts, ...refresh]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const functions = [
      ...facetCounting("with busy cooks"),
      ...versionCounting("at once"),
      refreshRecipes("public recipes that changed"),
      refreshTerms("with aliases"),
    ];
    for (const statement of functions) await runner.query(statement);
    await runner.query("drop function forget_terms cascade");
    await runner.query("drop table pending_counts");
    await runner.query(
      "drop function apply_pending_counts, record_words(text[]), forget_words(text[])",
    );
  }
}
