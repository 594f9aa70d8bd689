/**
 * Generates the types of the consumer, as its developers would:
 * `node generate.mjs openapi.json api.ts`
 */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const [document, file] = process.argv.slice(2);

const blob = ts.factory.createTypeReferenceNode("Blob");

const types = await openapiTS(pathToFileURL(document), {
  // The option is recommended for files by the generator's documentation.
  transform: ({ format }) => (format === "binary" ? blob : undefined),
});
writeFileSync(file, astToString(types));
