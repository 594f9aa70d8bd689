/**
 * Reference N uses Potluck's packages as the first pages of their manuals do: eager relations, field
 * resolvers with one query each, and no loaders.
 */
import "reflect-metadata";
import { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import express, { type Request } from "express";
import { type JwtPayload, verify } from "jsonwebtoken";
import { buildSchema } from "type-graphql";
import { DataSource } from "typeorm";
import { entities, Session, type User } from "./entities";
import { type Context, RecipeResolver, ReviewResolver } from "./resolvers";
import { wholeList } from "./wholeList";

const db = new DataSource({
  type: "postgres",
  url: process.env["DATABASE_URL"]!,
  entities,
  poolSize: 20,
});

async function readViewer({ headers }: Request): Promise<User | null> {
  const token = headers.authorization?.replace(/^Bearer /, "");
  if (!token) return null;
  const { jti } = verify(token, process.env["JWT_SECRET"]!) as JwtPayload;
  const session = await db.getRepository(Session).findOneBy({ sessionId: jti! });
  return session && !session.user.banned ? session.user : null;
}

async function main() {
  await db.initialize();
  const schema = await buildSchema({ resolvers: [RecipeResolver, ReviewResolver] });
  const apollo = new ApolloServer<Context>({ schema });
  await apollo.start();
  const app = express();
  app.get("/api/recipes", async (_request, response) => void response.json(await wholeList(db)));
  app.use(
    "/graphql",
    express.json(),
    expressMiddleware(apollo, {
      context: async ({ req }) => ({ db, viewer: await readViewer(req) }),
    }),
  );
  app.listen(Number(process.env["PORT"]), "127.0.0.1");
}

process.on("SIGTERM", () => process.exit(0));
main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
