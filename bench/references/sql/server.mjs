/**
 * References A and A+: one hand-written statement per request. PostgreSQL produces the JSON, and Node passes
 * it through. A reads the tables, and A+ (`SOURCE=documents`) the read model's documents and counts.
 */
import { createServer } from "node:http";
import pg from "pg";
import { readToken } from "../session.mjs";
import { recipesPage } from "./cards.mjs";
import { Facets } from "./facets.mjs";
import { listPage, wholeList } from "./list.mjs";
import { AddFavorite, createReview, recipeWithReviews, RemoveFavorite } from "./recipe.mjs";
import { documents, tables } from "./sources.mjs";

const source = process.env.SOURCE === "documents" ? documents : tables;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

const list = wholeList(source);
const pageOfList = listPage(source);
const forVisitors = { RecipesPage: recipesPage(source), Facets };
const forViewers = {
  RecipeWithReviews: recipeWithReviews(source),
  AddReview: createReview(source),
  Favorite: AddFavorite,
  Unfavorite: RemoveFavorite,
};

function send(response, status, body) {
  const bytes = Buffer.from(body);
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Length": bytes.length,
  });
  response.end(bytes);
}

async function answer(response, statement) {
  const { rows } = await pool.query(statement);
  send(response, rows[0] ? 200 : 404, rows[0]?.body ?? "null");
}

async function graphql(text, request, response) {
  const { operationName, variables } = JSON.parse(text);
  if (operationName === "TypeName") return send(response, 200, '{"data":{"__typename":"Query"}}');
  if (forVisitors[operationName]) return answer(response, forVisitors[operationName](variables));
  const token = readToken(request.headers.authorization);
  if (!token) return send(response, 401, "null");
  return answer(response, await forViewers[operationName](variables, token, pool));
}

function rest(url, response) {
  const { searchParams } = new URL(url, "http://localhost");
  return answer(
    response,
    searchParams.has("first") ? pageOfList(Object.fromEntries(searchParams)) : list(),
  );
}

const server = createServer((request, response) => {
  const reply = (work) =>
    work.catch((error) => send(response, 500, JSON.stringify({ message: error.message })));
  if (request.method === "GET") return void reply(rest(request.url, response));
  let text = "";
  request.setEncoding("utf8");
  request.on("data", (chunk) => (text += chunk));
  request.on("end", () => reply(graphql(text, request, response)));
});

server.listen(Number(process.env.PORT), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
