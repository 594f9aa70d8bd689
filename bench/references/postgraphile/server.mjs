/**
 * Reference P: PostGraphile, which plans whole documents and derives a schema from the tables. functions.sql
 * defines the rest.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import pg from "pg";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";
import { readToken, VIEWER } from "../session.mjs";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
await pool.query(readFileSync(new URL("functions.sql", import.meta.url), "utf8"));

/** The viewer, passed to the SQL functions. The session is looked up as on every other server here. */
async function pgSettings({ node }) {
  const token = readToken(node?.req.headers.authorization);
  if (!token) return {};
  const { rows } = await pool.query({
    name: "viewer",
    text: VIEWER("$1::uuid", "$2::int"),
    values: [token.sessionId, token.userId],
  });
  return { "viewer.user_id": `${rows[0]?.user_id ?? ""}` };
}

const service = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ pool, schemas: ["public", "bench"] })],
  grafserv: { graphqlPath: "/graphql", watch: false, graphiql: false },
  grafast: {
    explain: false,
    context: async (request) => ({ pgSettings: await pgSettings(request) }),
  },
}).createServ(grafserv);

const server = createServer();
await service.addTo(server);
server.listen(Number(process.env.PORT), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
