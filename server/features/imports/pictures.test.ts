import { cards } from "../../../bench/cards/cards";
import sharp from "sharp";
import { renderCard } from "../../../bench/cards/renderCard";
import { callRest } from "../../testing/callRest";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

interface ReadResult {
  importId: number;
  state: string;
  error: string | null;
  recognizedText: string | null;
  recipes: {
    recipeName: string;
    recipeInstructions: string;
    lines: { ingredientName: string }[];
  }[];
}

/** A photo that was slightly askew, in bad light. */
const askew = { ...cards[0]!, angle: -3, shade: 0.3 };

let server: TestServer;
let token: string;
let card: ReadResult;
beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login("contributor");
  card = await importFile("IMG_1234", await renderCard(askew, 1));
});
afterAll(() => server.close());

/** Waits until an import has been read. */
async function untilRead(importId: number): Promise<ReadResult> {
  let read!: ReadResult;
  await waitUntil(async () => {
    read = (await callRest<ReadResult>(server, `GET /imports/${importId}`, { token })).json;
    return read.state !== "reading";
  });
  return read;
}

/** Imports a file over REST and waits until it has been read. */
async function importFile(name: string, body: Buffer): Promise<ReadResult> {
  const { json } = await callRest<ReadResult>(server, `POST /imports/file?fileName=${name}`, {
    token,
    body,
    headers: { "Content-Type": "application/octet-stream" },
  });
  return untilRead(json.importId);
}

const correct = (importId: number, text: string) =>
  callRest(server, `PUT /imports/${importId}/text`, { token, body: { text } });

describe("A photo of a card", () => {
  it("is imported like its text, under any file name", () => {
    expect(card).toMatchObject({ state: "ready", error: null });
    const [recipe] = card.recipes;
    expect(recipe!.recipeName).toBe("Plum cake");
    expect(recipe!.lines).toHaveLength(6);
    expect(recipe!.recipeInstructions).toContain("Bake at 180 °C for 45 minutes.");
  });

  it("is read in German with umlauts and liters", async () => {
    const { recognizedText } = await importFile("IMG_1235", await renderCard(cards[1]!, 2));
    const lines = recognizedText!.split("\n");
    expect(lines).toContain("1 l Gemüsebrühe");
    expect(lines).toContain("1. Das Gemüse in etwas Öl anschwitzen.");
    expect(lines).toContain("3. Fein pürieren und die Sahne unterrühren.");
  });

  it("is read again from its corrected text, next to its picture", async () => {
    const { importId, recognizedText } = card;
    expect(recognizedText).toContain("Bake at 180 °C for 45 minutes.");
    const { data } = await server.graphql<{ import: { picture: string } }>(
      `{ import(importId: ${importId}) { picture } }`,
      {},
      token,
    );
    const { format, width } = await sharp(
      Buffer.from(data!.import.picture.split(",")[1]!, "base64"),
    ).metadata();
    expect({ format, width }).toEqual({ format: "webp", width: expect.any(Number) });
    expect(width).toBeLessThanOrEqual(1_200);
    const corrected = recognizedText!.replace("Plum cake", "Grandma's plum cake");
    expect((await correct(importId, corrected)).status).toBe(200);
    const read = await untilRead(importId);
    expect(read).toMatchObject({ state: "ready", recognizedText: corrected });
    expect(read.recipes.map(({ recipeName }) => recipeName)).toEqual(["Grandma's plum cake"]);
    expect((await correct(importId, " ")).status).toBe(400);
    await callRest(server, `PUT /imports/${importId}/category`, { token, body: {} });
    await callRest(server, `POST /imports/${importId}/take`, { token, body: {} });
    expect(await correct(importId, corrected)).toMatchObject({
      status: 409,
      text: expect.stringContaining("The text of this import cannot be corrected now.") as string,
    });
  });

  it("is refused with a message if it cannot be read", async () => {
    const picture = await renderCard(cards[0]!, 1);
    const broken = await importFile("card.jpg", picture.subarray(0, 400));
    expect(broken).toMatchObject({ state: "failed", error: "This picture could not be read." });
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypheic\0\0\0\0mif1heic"),
    ]);
    expect(await importFile("card.heic", heic)).toMatchObject({
      state: "failed",
      error: expect.stringContaining("HEIC photos are not supported") as string,
    });
  });
});
