import { callRest } from "../../testing/callRest";
import { uploaded } from "../../testing/photos";
import { TestServer } from "../../testing/testServer";

const PHOTO_MISSING = "This photo no longer exists.";
const FIELDS = "recipeId cover { alt } photos { photoId caption image { alt } }";
const CREATE = `mutation ($input: RecipeInput!) { createRecipe(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: RecipeInput!) {
  updateRecipe(recipeId: $id, input: $input) { ${FIELDS} } }`;
const INPUT = { name: "Plum cake", categoryId: 1, difficultyLevelId: 1, instructions: "Bake." };

interface Captioned {
  recipeId: number;
  cover: { alt: string };
  photos: { photoId: number; caption: string | null; image: { alt: string } }[];
}

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  token = await server.login("contributor");
});
afterAll(() => server.close());

const photo = () => uploaded(server, token);
const create = async (input: object) => {
  const answer = await server.graphql<{ createRecipe: Captioned }>(
    CREATE,
    { input: { ...INPUT, ...input } },
    token,
  );
  return answer.data!.createRecipe;
};
const update = (id: number, input: object) =>
  server.graphql<{ updateRecipe: Captioned }>(UPDATE, { id, input: { ...INPUT, ...input } }, token);
const refused = ({ errors }: { errors?: { message: string; extensions: object }[] }) => ({
  ...errors?.[0]?.extensions,
  message: errors?.[0]?.message,
});

describe("Captions of photos", () => {
  const readCaptions = ({ photos }: Captioned) => photos.map(({ caption }) => caption);

  it("are refused if they are too long, or if the recipe does not have the photo", async () => {
    const [a, b] = [await photo(), await photo()];
    const { recipeId } = await create({ photoIds: [a] });
    const long = [{ photoId: a, caption: "x".repeat(301) }];
    expect(refused(await update(recipeId, { photoCaptions: long }))).toMatchObject({
      field: "photoCaptions.0.caption",
      message: "Caption must be at most 300 characters long",
    });
    const otherPhotos = [{ photoId: b, caption: "Damsons" }];
    expect(refused(await update(recipeId, { photoCaptions: otherPhotos }))).toMatchObject({
      field: "photoCaptions",
      message: PHOTO_MISSING,
    });
  });

  it("describe photos, are kept if an edit omits them, and can be cleared", async () => {
    const [a, b] = [await photo(), await photo()];
    const photoCaptions = [
      { photoId: a, caption: "First" },
      { photoId: b, caption: "  On the plate " },
      { photoId: a, caption: "In the oven" },
    ];
    const recipe = await create({ photoIds: [a, b], photoCaptions });
    expect(readCaptions(recipe)).toEqual(["In the oven", "On the plate"]);
    expect(recipe.cover.alt).toBe("In the oven");
    const { recipeId } = recipe;
    const turned = await update(recipeId, { photoIds: [b, a] });
    expect(readCaptions(turned.data!.updateRecipe)).toEqual(["On the plate", "In the oven"]);
    const cleared = await update(recipeId, { photoCaptions: [{ photoId: a, caption: " " }] });
    expect(readCaptions(cleared.data!.updateRecipe)).toEqual(["On the plate", null]);
    expect(cleared.data!.updateRecipe.photos[1]!.image.alt).toBe("Photo of Plum cake");
  });
});

describe("Captions over REST", () => {
  interface RestRecipe {
    recipeId: number;
    photos: { caption: string | null }[];
  }
  const BODY = {
    recipeName: "Plum cake",
    recipeInstructions: "Bake.",
    categoryId: 1,
    difficultyId: 1,
  };
  const send = (call: string, body: object) => callRest<RestRecipe>(server, call, { token, body });
  const readCaptions = ({ json }: { json: RestRecipe }) =>
    json.photos.map(({ caption }) => caption);

  it("are sent with photos, and are kept if a photo is sent without one", async () => {
    const [a, b] = [await photo(), await photo()];
    const photos = [{ photoId: a, caption: " In the oven " }, b];
    const added = await send("POST /recipes", { ...BODY, photos });
    expect(readCaptions(added)).toEqual(["In the oven", null]);
    const call = `PUT /recipes/${added.json.recipeId}`;
    const turned = await send(call, { ...BODY, photoIds: [b, a] });
    expect(readCaptions(turned)).toEqual([null, "In the oven"]);
    const cleared = await send(call, { ...BODY, photos: [{ photoId: a, caption: null }] });
    expect(readCaptions(cleared)).toEqual([null]);
    const wrong = await send(call, { ...BODY, photos: [{ photoId: a, caption: 7 }] });
    expect([wrong.status, wrong.text]).toEqual([400, "Caption must be text."]);
  });
});
