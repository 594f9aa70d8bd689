import type { MigrationInterface, QueryRunner } from "typeorm";
import { readSql } from "./readSql";

/** Pairs of facets are kept for busy cooks, too, so that the options of filters need not be counted for them. */
export class BusyCooks1795492700000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795492700000-pair_busy_cooks"));
    await runner.query(readSql("1795492700000-read_model_facets"));
    const cooks = (await runner.query(
      "select facet from facet_counts where left(facet, 1) = 'o' and count >= 1000",
    )) as { facet: string }[];
    // Writers of recipes wait while those of one cook are counted, but not until they have been read from the disk.
    for (const { facet } of cooks) {
      await runner.query(
        "select max(cardinality(facets)) from recipe_search where document @@ quote_literal('#' || $1::text)::tsquery",
        [facet],
      );
      await runner.query("select pair_busy_cooks($1)", [[facet]]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795276800000-read_model_facets"));
    await runner.query("drop function pair_busy_cooks");
    await runner.query("delete from facet_pairs where left(facet, 1) = 'o'");
  }
}
