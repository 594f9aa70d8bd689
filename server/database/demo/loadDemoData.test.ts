import { inlinePasswords } from "../../testing/inlinePasswords";
import { openTestDatabase } from "../../testing/testDatabase";
import { loadDemoData } from "./loadDemoData";

it("Loading the demo data twice changes nothing", async () => {
  const database = await openTestDatabase();
  const everything = () =>
    database.db.query(
      `select (select count(*) from users) as people, (select count(*) from recipes) as recipes,
         (select count(*) from reviews) as reviews, (select count(*) from favorites) as favorites,
         (select count(*) from notes) as notes, (select max(user_id) from users) as last`,
    );
  const contentBefore = await everything();
  expect(await loadDemoData(database.db, inlinePasswords())).toBe(false);
  expect(await everything()).toEqual(contentBefore);
  await database.close();
});
