import type { EntityManager } from "typeorm";
import type { Locale } from "../../../shared/locales";
import type { Context } from "../../graphql/context";
import { toNameKey } from "../../lib/text";
import { listStoredFiles, type PhotoFiles } from "../photos/photoFiles";
import { removeFiles } from "../photos/removeFiles";
import { isPublicRecipe } from "../recipes/visibility";
import { wrongPassword } from "../auth/password/ownPassword";
import { provePassword } from "../auth/password/provePassword";
import { setPageSession } from "../auth/session/setPageSession";
import { keepAnotherAdmin } from "../users/keepAnAdmin";
import { userById } from "../users/loaders";
import { roleIds } from "../users/Role";
import { nameColumns, User } from "../users/User";
import type { AccountDeletionInput } from "./AccountDeletionInput";

/** Tables whose rows belong to one user alone. */
const PRIVATE_TABLES = [
  "favorites",
  "notes",
  "cooking_progress",
  "contributor_requests",
  "password_resets",
  "outbox",
  "sessions",
  "imports",
  "totp_secrets",
  "recovery_codes",
  "passkeys",
  "identities",
];

/** Whatever the choice, nothing of these is left. */
const DELETE_PRIVATE_ROWS = [
  `with ${PRIVATE_TABLES.map(
    (table) => `of_${table} as (delete from ${table} where user_id = $1)`,
  ).join()}
  delete from deleted_recipe_rows where user_id = $1 and table_name <> 'reviews'`,
  "delete from deleted_recipes where owner_id = $1",
];

const DELETE_RECIPES = "delete from recipes where owner_id = $1";

/** Nobody could ever open or publish them. */
const DELETE_HIDDEN_RECIPES = `${DELETE_RECIPES} and not (${isPublicRecipe()})`;

const DELETE_REVIEWS = [
  "delete from reviews where user_id = $1",
  "delete from deleted_recipe_rows where user_id = $1",
];

/** Photos that are in no recipe, now that recipes are deleted. */
const DELETE_PHOTOS = `
  delete from photos where owner_id = $1 and recipe_id is null and deleted_recipe_id is null
  returning key as "fileKey", stored_as as "storedAs", width, height`;

const IS_OWNER = `
  select from recipes where owner_id = $1
  union all select from reviews where user_id = $1
  union all select from deleted_recipe_rows where user_id = $1
  limit 1`;

/** What somebody is called who has left. It is stored like other names, so the site has one for all languages. */
const formerMember: Record<Locale, string> = { en: "Former member", de: "Ehemaliges Mitglied" };

/** Takes everything away from an account that tells whose it was. Nobody can log in to it. */
async function anonymize(data: EntityManager, userId: number, locale: Locale): Promise<void> {
  const users = data.getRepository(User);
  const plain = `${formerMember[locale]} ${userId}`;
  const isTaken = await users.existsBy({ nameKey: toNameKey(plain) });
  // In a domain that nobody can own.
  const email = `former-member-${userId}@former.invalid`;
  await users.update(
    { userId },
    {
      ...nameColumns(isTaken ? `${plain}-${Date.now().toString(36)}` : plain),
      email,
      emailKey: email,
      showsEmail: false,
      passwordHash: "",
      mustChangePassword: false,
      twoFactor: false,
      roleId: roleIds.member,
      version: () => "version + 1",
    },
  );
}

/**
 * Deletes the viewer's account. Recipes and reviews that stay are those of a former member from then on.
 * @throws BAD_USER_INPUT for a wrong password, CONFLICT for the last admin
 */
export async function deleteAccount(
  context: Context,
  { password, keepRecipes, keepReviews }: AccountDeletionInput,
): Promise<void> {
  const { db, services } = context;
  const { userId } = context.viewer!;
  await provePassword(context, password, wrongPassword);
  const photos = await db.transaction(async (data) => {
    await keepAnotherAdmin(data, userId);
    const statements = [
      ...DELETE_PRIVATE_ROWS,
      keepRecipes ? DELETE_HIDDEN_RECIPES : DELETE_RECIPES,
      ...(keepReviews ? [] : DELETE_REVIEWS),
    ];
    for (const statement of statements) await data.query(statement, [userId]);
    const [deleted]: [PhotoFiles[], number] = await data.query(DELETE_PHOTOS, [userId]);
    const owned: object[] = await data.query(IS_OWNER, [userId]);
    if (owned.length > 0) await anonymize(data, userId, services.config.defaultLocale);
    else await data.getRepository(User).delete({ userId });
    return deleted;
  });
  await removeFiles(services.photos, photos.flatMap(listStoredFiles), services.log);
  context.clear(userById);
  context.viewer = null;
  setPageSession(context);
  context.recordEvent("user deleted", { userId });
}
