import type { MigrationInterface, QueryRunner } from "typeorm";
import replaceConfusables from "unhomoglyph";

const MARKS =
  /\p{Script=Inherited}|(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])\p{M}+/gu;

const removeMarks = (text: string) => text.normalize("NFD").replace(MARKS, "");

const replaceByPrototypes = (text: string) => removeMarks(replaceConfusables(removeMarks(text)));

const skeleton = (name: string): string =>
  replaceByPrototypes(replaceByPrototypes(name).toLowerCase())
    .replaceAll("i", "l")
    .replace(/\s+/g, " ");

const BATCH_ROWS = 1_000;

interface NamedUser {
  user_id: number;
  name: string;
}

/** What names of users look like, by which a name that looks like another's is found. */
export class NameSkeletons1795468000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table users add column skeleton text collate "C" not null default ''`,
    );
    let last: NamedUser | undefined;
    do {
      const users = (await runner.query(
        `select user_id, name from users where user_id > $1 order by user_id limit ${BATCH_ROWS}`,
        [last?.user_id ?? 0],
      )) as NamedUser[];
      await runner.query(
        `update users set skeleton = n.skeleton
         from unnest($1::int[], $2::text[]) as n (user_id, skeleton)
         where users.user_id = n.user_id`,
        [users.map(({ user_id }) => user_id), users.map(({ name }) => skeleton(name))],
      );
      last = users.at(-1);
    } while (last);
    await runner.query("create index ix_users_skeleton on users (skeleton)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table users drop column skeleton");
  }
}
