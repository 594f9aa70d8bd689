/**
 * Reference M: the fastest common GraphQL server for Node, with a hand-written schema, compiled documents,
 * loaders, and SQL in its resolvers.
 */
import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { GraphQLDateTime } from "graphql-scalars";
import mercurius from "mercurius";
import pg from "pg";
import { readToken, VIEWER } from "../session.mjs";
import { loaders } from "./loaders.mjs";
import { resolvers } from "./resolvers.mjs";

const db = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

async function readViewer(request) {
  const token = readToken(request.headers.authorization);
  if (!token) return null;
  const { rows } = await db.query({
    name: "viewer",
    text: VIEWER("$1::uuid", "$2::int"),
    values: [token.sessionId, token.userId],
  });
  return rows[0] ?? null;
}

const app = Fastify();
app.register(mercurius, {
  schema: readFileSync(new URL("schema.graphql", import.meta.url), "utf8"),
  resolvers: { DateTime: GraphQLDateTime, ...resolvers },
  loaders,
  jit: 1,
  context: async (request) => ({ db, viewer: await readViewer(request) }),
});

process.on("SIGTERM", () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
