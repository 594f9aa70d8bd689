import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { lexicographicSortSchema, printSchema } from "graphql";
import { projectFolder } from "../brand";
import { makeSchema } from "./schema";

/** Writes the schema file that clients are generated from. */
writeFileSync(
  join(projectFolder, "schema.graphql"),
  `${printSchema(lexicographicSortSchema(makeSchema()))}\n`,
);
