import { listRecipeNames } from "../../testing/listRecipes";
import { addRecipe } from "../../testing/pages";
import { TestServer } from "../../testing/testServer";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const searchNames = (search: string) => listRecipeNames(server, { filter: { search } });

describe("A part of a name is found", () => {
  it.each([
    ["within a word", "Inquibbled pie", "quibble"],
    ["at the end of a word", "Gadwump", "dwump"],
    ["in a word that has other characters", "Half🥜unboggarted pie", "oggart"],
    ["in a word with a digit", "7plonkers", "lonker"],
    ["from within a word into the next", "Upfizzle crumpet", "fizzle crum"],
    ["from within a word into a short one", "Wobble ham jelly", "obble ham j"],
    ["up to the first letters of a word", "Nibber ham", "nibber ha"],
    ["with what is no letter", "Snork's dumpling", "snork's dump"],
    ["with a word that comes twice", "Sploosh sploosh", "loosh sploo"],
    ["by letters without accents", "Überschnørk", "berschnørk"],
  ])("%s: %s", async (_where, name, search) => {
    expect(await searchNames(search)).toEqual([]);
    await addRecipe(server, { name });
    expect(await searchNames(search)).toEqual([name]);
  });

  it("within one of very many words that contain it", async () => {
    const { db } = server.database;
    await db.query(`insert into search_vocabulary
      select chr(97 + i / 10) || chr(97 + i % 10) || 'zigzug' from generate_series(0, 99) i`);
    await addRecipe(server, { name: "Yozigzug" });
    expect(await searchNames("zigzug")).toEqual(["Yozigzug"]);
  });
});
