import { cards } from "../../../bench/cards/cards";
import { drawCard } from "../../../bench/cards/drawCard";
import { callRest } from "../../testing/callRest";
import { TestServer } from "../../testing/testServer";
import { until } from "../../testing/until";

interface Read {
  importId: number;
  state: string;
  error: string | null;
  recipes: {
    recipeName: string;
    recipeInstructions: string;
    lines: { ingredientName: string }[];
  }[];
}

/** It lay a little askew, in bad light. */
const askew = { ...cards[0]!, angle: -3, shade: 0.3 };

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login("contributor");
});
afterAll(() => server.close());

/** Imports a file over REST and waits until it is read. */
async function importFile(name: string, body: Buffer): Promise<Read> {
  const { json } = await callRest<Read>(server, `POST /imports/file?fileName=${name}`, {
    token,
    body,
    headers: { "Content-Type": "application/octet-stream" },
  });
  let read!: Read;
  await until(async () => {
    read = (await callRest<Read>(server, `GET /imports/${json.importId}`, { token })).json;
    return read.state !== "READING";
  });
  return read;
}

describe("A photo of a card", () => {
  it("is imported as its text would be, whatever the file is called", async () => {
    const read = await importFile("IMG_1234", await drawCard(askew, 1));
    expect(read).toMatchObject({ state: "READY", error: null });
    const [recipe] = read.recipes;
    expect(recipe!.recipeName).toBe("Plum cake");
    expect(recipe!.lines).toHaveLength(6);
    expect(recipe!.recipeInstructions).toContain("Bake at 180 °C for 45 minutes.");
  });

  it("is refused in words if it cannot be read", async () => {
    const picture = await drawCard(cards[0]!, 1);
    const broken = await importFile("card.jpg", picture.subarray(0, 400));
    expect(broken).toMatchObject({ state: "FAILED", error: "This picture could not be read." });
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypheic\0\0\0\0mif1heic"),
    ]);
    expect(await importFile("card.heic", heic)).toMatchObject({
      state: "FAILED",
      error: expect.stringContaining("HEIC photos are not supported") as string,
    });
  });
});
