import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { version } from "../package.json";
import { makeSchema } from "../server/apollo/schema";
import { openApiDocument } from "../server/rest/openapi/openApiDocument";
import { resources } from "../server/rest/resources";

/** Writes the schema and the OpenAPI document of a version that is released: `npm run api:release`. */
const project = resolve(__dirname, "..");
const folder = join(project, "docs/api", version);

mkdirSync(folder, { recursive: true });
copyFileSync(join(project, "schema.graphql"), join(folder, "schema.graphql"));
const document = openApiDocument(makeSchema(), resources);
writeFileSync(join(folder, "openapi.json"), `${JSON.stringify(document, null, 1)}\n`);
