import type { EntityManager } from "typeorm";
import { type Language, type Locale, toLanguage } from "../../../shared/locales";
import type { Context } from "../../graphql/context";
import { toNameKey } from "../../lib/text";
import { FORMER_DOMAIN } from "../notices/Notice";
import { listStoredFiles, type PhotoFiles } from "../photos/photoFiles";
import { ABANDONED } from "../photos/PhotoRow";
import { removeFiles } from "../photos/removeFiles";
import { isPublicRecipe } from "../recipes/visibility";
import { wrongPassword } from "../auth/password/currentPassword";
import { provePassword } from "../auth/password/provePassword";
import { setPageSession } from "../auth/session/setPageSession";
import { keepAnotherAdmin } from "../users/keepAnAdmin";
import { userById } from "../users/loaders";
import { roleIds } from "../users/Role";
import { toNameColumns, User } from "../users/User";
import { queueDeletionMail } from "../outbox/QueuedMail";
import type { AccountDeletionInput } from "./AccountDeletionInput";

/** Tables whose rows belong to one user alone. */
const PRIVATE_TABLES = [
  "favorites",
  "notes",
  "review_votes",
  "recipe_suggestions",
  "diary_entries",
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

/** Deletes rows that belong to the user alone, whichever choice the user makes. */
const DELETE_PRIVATE_ROWS = [
  `with ${PRIVATE_TABLES.map(
    (table) => `of_${table} as (delete from ${table} where user_id = $1)`,
  ).join()}
  delete from deleted_recipe_rows where user_id = $1 and table_name <> 'reviews'`,
  "delete from deleted_recipes where owner_id = $1",
];

const DELETE_RECIPES = "delete from recipes where owner_id = $1";

/** Deletes hidden recipes, which only their owner could open or publish. */
const DELETE_HIDDEN_RECIPES = `${DELETE_RECIPES} and not (${isPublicRecipe()})`;

/** Deletes own ingredients, which only hidden recipes use. */
const DELETE_OWN_INGREDIENTS = "delete from ingredients where owner_id = $1";

const DELETE_REVIEWS = [
  "delete from reviews where user_id = $1",
  "delete from deleted_recipe_rows where user_id = $1",
];

/** Deletes photos that nothing has after the deletion of recipes, reviews and diary entries. */
const DELETE_PHOTOS = `
  delete from photos where owner_id = $1 and ${ABANDONED}
    and (deleted_recipe_id is null or (coalesce(review_id, diary_entry_id) is not null and not exists (
      select from deleted_recipe_rows d
      where d.user_id = $1 and d.recipe_id = deleted_recipe_id and d.table_name = 'reviews'
        and (d.content->>'review_id')::int = photos.review_id)))
  returning key as "fileKey", stored_as as "storedAs", width, height`;

const FIND_REMAINING_ROWS = `
  select from recipes where owner_id = $1
  union all select from reviews where user_id = $1
  union all select from deleted_recipe_rows where user_id = $1
  limit 1`;

/**
 * The names of anonymized accounts. They are stored like other names, so the site has one for all
 * languages.
 */
const formerMemberNames: Record<Language, string> = {
  en: "Former member",
  de: "Ehemaliges Mitglied",
};

/** Removes personal data from an account, so that no one can identify it or log in to it. */
async function anonymize(data: EntityManager, userId: number, locale: Locale): Promise<void> {
  const users = data.getRepository(User);
  const name = `${formerMemberNames[toLanguage(locale)]} ${userId}`;
  const isTaken = await users.existsBy({ nameKey: toNameKey(name) });
  // The address uses the reserved domain `.invalid`.
  const email = `former-member-${userId}@${FORMER_DOMAIN}`;
  await users.update(
    { userId },
    {
      ...toNameColumns(isTaken ? `${name}-${Date.now().toString(36)}` : name),
      email,
      emailKey: email,
      about: null,
      showsEmail: false,
      showsDiary: false,
      passwordHash: "",
      mustChangePassword: false,
      twoFactor: false,
      roleId: roleIds.member,
      version: () => "version + 1",
    },
  );
}

/**
 * Deletes the viewer's account. Recipes and reviews that are kept belong to a former member afterwards.
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
    // Without a mail server, the address must not remain in the queue.
    if (services.mailer) await queueDeletionMail(data, userId);
    const statements = [
      ...DELETE_PRIVATE_ROWS,
      keepRecipes ? DELETE_HIDDEN_RECIPES : DELETE_RECIPES,
      DELETE_OWN_INGREDIENTS,
      ...(keepReviews ? [] : DELETE_REVIEWS),
    ];
    for (const statement of statements) await data.query(statement, [userId]);
    const [deletedPhotos]: [PhotoFiles[], number] = await data.query(DELETE_PHOTOS, [userId]);
    const remainingRows: object[] = await data.query(FIND_REMAINING_ROWS, [userId]);
    if (remainingRows.length > 0)
      await anonymize(data, userId, services.siteSettings.values.defaultLocale);
    else await data.getRepository(User).delete({ userId });
    return deletedPhotos;
  });
  await removeFiles(services.photos, photos.flatMap(listStoredFiles), services.log);
  context.clear(userById);
  services.outbox.emit("queued");
  context.viewer = null;
  setPageSession(context);
  context.recordEvent("user deleted", { userId });
}
