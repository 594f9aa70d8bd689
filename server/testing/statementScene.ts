import { toSnakeCase } from "../../shared/changeCase";
import { referenceEntries, type ReferenceOne } from "../../shared/referenceKinds";
import { hashToken, makeToken } from "../lib/linkToken";
import { addAlias } from "../features/merges/aliases";
import { MergeableKind } from "../features/merges/MergeableKind";
import { mergeItems } from "../features/merges/mergeItems";
import { deleteRecipe } from "../features/recipes/deleteRecipe";
import {
  addAttachedPhoto,
  addDiaryEntry,
  addProposal,
  addReview,
  addSuggestion,
  addVersionedRecipe,
} from "./sceneRows";
import type { OpenIdProvider } from "./OpenIdProvider";
import type { TestServer } from "./testServer";

/** A caller with the IDs that calls need. */
export interface Caller {
  name: string;
  userId: number;
  token: string;
}

/** The keys of rows that are made for one call alone. */
export interface Things extends Record<ReferenceOne, number> {
  recipe: number;
  deletedRecipe: number;
  review: number;
  diaryEntry: number;
  /** The key of a photo of a diary entry. */
  attachedPhoto: number;
  user: number;
  otherTag: number;
  request: number;
  merge: number;
  /** The key of a tag's alias. */
  alias: number;
  import: number;
  takenImport: number;
  importItem: number;
  proposal: number;
  /** The key of a recipe whose current version is 2. */
  versionedRecipe: number;
  /** The key of an open suggestion for a recipe of the scene's contributor, by `user` if that is made before. */
  suggestion: number;
}

/** The number that makes the names of scenes unique, so that several fit into one database. */
let serial = 0;

/** The maximum number of photos of a recipe. */
const MAX_PHOTOS = 12;

/** The beginning of the names of all scenes' tags and other reference data. */
export const NAME_PREFIX = "more";

const REFERENCE = referenceEntries.map(([name]) => toSnakeCase(name));

/**
 * Data of a given size: a contributor with that many recipes, reviews, favorites and sessions. Every recipe
 * has as many lines, tags, photos and reviews. Rows that an operation changes are made for it alone.
 */
export class StatementScene {
  cook!: Caller;
  admin!: Caller;
  /** The owner of imports; by default the scene's contributor. */
  importerId?: number;

  /** The cookie header of the next call. */
  cookie = "";

  private constructor(
    readonly server: TestServer,
    readonly size: number,
    readonly provider?: OpenIdProvider,
  ) {}

  /** Makes a scene for existing users, without data other than that of the calls. */
  static of(
    server: TestServer,
    people: { cook: Caller; admin: Caller; importerId?: number },
  ): StatementScene {
    return Object.assign(new StatementScene(server, 1), people);
  }

  /** @param provider the provider for operations that log in by OpenID Connect */
  static async make(
    server: TestServer,
    size: number,
    provider?: OpenIdProvider,
  ): Promise<StatementScene> {
    const scene = new StatementScene(server, size, provider);
    const name = `${NAME_PREFIX} ${++serial} `;
    for (const table of REFERENCE) {
      await scene.query(
        `insert into ${table} (name, name_key, sort_name)
         select $1 || n, $1 || n, $1 || n from generate_series(1, $2::int) n`,
        [name, size],
      );
    }
    await scene.query(
      `insert into users (name, name_key, email, email_key, password_hash, role_id)
       select $1 || n, $1 || n, $1 || n, $1 || n, '', 1 + n % 3 from generate_series(1, $2::int) n`,
      [name, size],
    );
    await scene.query(
      `insert into contributor_requests (user_id, message, locale)
       select user_id, 'x', 'en' from users order by user_id desc limit $1`,
      [size],
    );
    scene.admin = await scene.addPerson("admin");
    scene.cook = await scene.addPerson("contributor");
    await scene.addRecipes(size);
    await scene.query(
      `insert into deleted_recipes (recipe_id, owner_id, name, content, deleted_by_owner)
       select -n, user_id, 'x', '{}', false from (
         select row_number() over () + (select count(*) from deleted_recipes) as n, user_id
         from users, generate_series(1, 2) order by user_id desc limit $1
       ) as rows`,
      [2 * size],
    );
    await scene.query(
      `insert into reviews (user_id, recipe_id, score, text)
       select $1, recipe_id, 3, 'x' from recipes order by recipe_id limit $2`,
      [scene.cook.userId, size],
    );
    await scene.query(
      `insert into favorites (user_id, recipe_id)
       select $1, recipe_id from recipes order by recipe_id limit $2`,
      [scene.cook.userId, size],
    );
    return scene;
  }

  private readonly make: Record<keyof Things, (made: Partial<Things>) => Promise<number>> = {
    recipe: () => this.recipe(),
    deletedRecipe: () => this.deletedRecipe(),
    review: () => addReview(this),
    diaryEntry: () => addDiaryEntry(this),
    attachedPhoto: () => addAttachedPhoto(this),
    user: async () => (await this.addUser()).userId,
    ...this.makeReferences(),
    otherTag: () => this.unused("tags", "tag_id"),
    request: () => this.request(),
    merge: async () => {
      const pair = { kind: MergeableKind.INGREDIENT, ...(await this.addSharedIngredients()) };
      return mergeItems(this.db, pair, this.cook.userId);
    },
    alias: async () => {
      const tag = await this.unused("tags", "tag_id");
      return (await addAlias(this.db, MergeableKind.TAG, tag, this.newName())).aliasId;
    },
    import: async () => (await this.import()).importId,
    takenImport: async () => (await this.import("taken")).importId,
    importItem: async () => (await this.import()).importItemId,
    proposal: () => addProposal(this),
    versionedRecipe: () => addVersionedRecipe(this),
    suggestion: async ({ user }) => addSuggestion(this, user ?? (await this.addUser()).userId),
  };

  /** Adds an item of each kind of reference data. */
  private makeReferences() {
    return Object.fromEntries(
      referenceEntries.map(([name, { one, key }]) => [
        one,
        () => this.unused(toSnakeCase(name), toSnakeCase(key)),
      ]),
    ) as Record<ReferenceOne, () => Promise<number>>;
  }

  /** Adds rows for one call, so that no call depends on the changes of another. */
  async things(needs: readonly (keyof Things)[]): Promise<Things> {
    const things: Partial<Things> = {};
    for (const name of needs) things[name] = await this.make[name](things);
    // The cast is safe, because a call reads only the rows that it needs.
    return things as Things;
  }

  /** Adds a user who is logged in on as many devices. */
  async addPerson(role: "admin" | "contributor" | "member" = "member"): Promise<Caller> {
    const { name, userId } = await this.addUser(role);
    const token = await this.server.login(name);
    // The time is set, because it is written once a minute, which would be an additional statement.
    await this.query(
      "update sessions set last_used_at = now() + interval '1 day' where user_id = $1",
      [userId],
    );
    return { name, userId, token };
  }

  /** Adds a user with as many sessions. */
  async addUser(
    role: "admin" | "contributor" | "member" = "member",
  ): Promise<{ name: string; userId: number }> {
    const name = `person-${++serial}`;
    const userId = await this.server.addPerson(name, role);
    await this.query(
      `insert into sessions (session_id, user_id, device)
       select gen_random_uuid(), $1, 'x' from generate_series(1, $2::int)`,
      [userId, this.size],
    );
    return { name, userId };
  }

  /** Returns a new, unique name. */
  newName(): string {
    return `new-${++serial}`;
  }

  /** Returns the first keys of a table. */
  async keys(table: string, key: string): Promise<number[]> {
    const rows = await this.query(`select ${key} as key from ${table} order by 1 limit $1`, [
      this.size,
    ]);
    return rows.map(({ key }) => Number(key));
  }

  /** Adds a recipe of the scene's contributor. */
  async recipe(): Promise<number> {
    const [key] = await this.addRecipes(1);
    return key!;
  }

  /** Adds a deleted recipe of the scene's contributor. */
  async deletedRecipe(): Promise<number> {
    const key = await this.recipe();
    await deleteRecipe(this.server.database.db, key, this.cook.userId);
    return key;
  }

  /** Adds a contributor request of a new user. */
  async request(): Promise<number> {
    const [row] = await this.query(
      `insert into contributor_requests (user_id, message, locale) values ($1, 'x', 'en')
       returning contributor_request_id as key`,
      [(await this.addUser()).userId],
    );
    return Number(row!.key);
  }

  get db() {
    return this.server.database.db;
  }

  /** Adds two ingredients that every recipe contains. */
  async addSharedIngredients(): Promise<{ mergedId: number; intoId: number }> {
    const mergedId = await this.unused("ingredients", "ingredient_id");
    const intoId = await this.unused("ingredients", "ingredient_id");
    await this.query(
      `insert into recipe_lines (recipe_id, ingredient_id, position, quantity)
       select recipe_id, ingredient_id, 100 + ingredient_id % 2, '1'
       from unnest($1::int[]) recipe_id, unnest($2::int[]) ingredient_id`,
      [await this.addRecipes(this.size), [mergedId, intoId]],
    );
    return { mergedId, intoId };
  }

  /** Adds a tag, or an item of another kind, that no recipe has. */
  async unused(table: string, key: string): Promise<number> {
    const [row] = await this.query(
      `insert into ${table} (name, name_key, sort_name) values ($1, $1, $1) returning ${key} as key`,
      [this.newName()],
    );
    return Number(row!.key);
  }

  /** Creates the token of a password reset. */
  async resetToken(): Promise<string> {
    const token = makeToken();
    await this.query(
      `insert into password_resets (user_id, token_hash, expires_at)
       values ($1, $2, now() + interval '1 hour')`,
      [(await this.addUser()).userId, hashToken(token)],
    );
    return token;
  }

  /** Creates the key of a setup link. Until `restoreAdmins`, no user is an admin. */
  async setupKey(): Promise<string> {
    const key = makeToken();
    await this.query(
      `insert into setup_keys (key_hash, expires_at) values ($1, now() + interval '1 hour')`,
      [hashToken(key)],
    );
    await this.query(
      "create table former_admins as select user_id from users where role_id = 1",
      [],
    );
    await this.query("update users set role_id = 2 where role_id = 1", []);
    return key;
  }

  /** Gives former admins their role back. */
  async restoreAdmins(): Promise<void> {
    await this.query(
      `update users set role_id = case when user_id in (select user_id from former_admins) then 1 else 2 end
       where role_id = 1 or user_id in (select user_id from former_admins)`,
      [],
    );
    await this.query("drop table former_admins", []);
  }

  /** Returns the user's last session but one. */
  async otherSession({ userId }: Caller): Promise<string> {
    const [row] = await this.query(
      "select session_id as key from sessions where user_id = $1 and device = 'x' limit 1",
      [userId],
    );
    return String(row!.key);
  }

  /** Adds an import of the scene's contributor with one recipe; returns the keys of both. */
  async import(state = "ready"): Promise<{ importId: number; importItemId: number }> {
    const [one] = await this.query(
      `insert into imports (user_id, kind, state, recognized_text) values ($1, 'file', $2, 'Tea')
       returning import_id as key`,
      [this.importerId ?? this.cook.userId, state],
    );
    const [categoryId, difficultyLevelId] = [1, 1];
    const lines = Array.from({ length: this.size }, (_, i) => ({
      ...{ text: "x", quantity: "", unit: "", ingredient: `x ${i}`, ingredientId: null },
      ...{ preparation: "", isOptional: false, scales: true, suggestions: [] },
    }));
    const draft = {
      name: "x",
      instructions: "x",
      categoryId,
      difficultyLevelId,
      tagIds: [],
      lines,
    };
    const items = await this.query(
      `insert into import_items (import_id, position, draft, state)
       select $1, position, $2, 'skipped' from generate_series(0, $3::int - 1) position
       returning import_item_id as key`,
      [one!.key, JSON.stringify(draft), this.size],
    );
    return { importId: Number(one!.key), importItemId: Number(items[0]!.key) };
  }

  /** Returns the headers of the next call. */
  takeHeaders(): Record<string, string> {
    const headers: Record<string, string> = this.cookie ? { Cookie: this.cookie } : {};
    this.cookie = "";
    return headers;
  }

  private async addRecipes(count: number): Promise<number[]> {
    const recipes = await this.query(
      `insert into recipes
         (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
       select 'x', 'x', repeat(E'Stir.\\n', $2), $1, 1, 1 from generate_series(1, $3::int)
       returning recipe_id as key`,
      [this.cook.userId, this.size, count],
    );
    const keys = recipes.map(({ key }) => Number(key));
    await this.query(
      `insert into recipe_lines (recipe_id, ingredient_id, position)
       select recipe_id, ingredient_id, ingredient_id
       from unnest($1::int[]) recipe_id, (select ingredient_id from ingredients order by 1 limit $2) i`,
      [keys, this.size],
    );
    await this.query(
      `insert into recipe_tags (recipe_id, tag_id)
       select recipe_id, tag_id
       from unnest($1::int[]) recipe_id, (select tag_id from tags order by 1 limit $2) t`,
      [keys, this.size],
    );
    await this.query(
      `insert into recipe_equipment (recipe_id, equipment_id)
       select recipe_id, equipment_id
       from unnest($1::int[]) recipe_id,
         (select equipment_id from equipment order by 1 limit $2) e`,
      [keys, this.size],
    );
    await this.query(
      `insert into reviews (user_id, recipe_id, score, text)
       select user_id, recipe_id, 3, 'x'
       from unnest($1::int[]) recipe_id,
         (select user_id from users where user_id <> $3 order by 1 limit $2) u`,
      [keys, this.size, this.cook.userId],
    );
    await this.query(
      `insert into photos (key, owner_id, recipe_id, position, width, height, placeholder)
       select md5(random()::text), $3, recipe_id, position, 640, 480, 'data:image/webp;base64,UklG'
       from unnest($1::int[]) recipe_id, generate_series(0, $2::int - 1) position`,
      [keys, Math.min(this.size, MAX_PHOTOS), this.cook.userId],
    );
    return keys;
  }

  query(sql: string, parameters: unknown[]): Promise<{ key: unknown }[]> {
    return this.server.database.db.query(sql, parameters);
  }
}
