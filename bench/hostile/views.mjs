import { median } from "../harness/statistics.mjs";
import { hostileRecipes } from "./recipes.mjs";
import { measure } from "./target.mjs";

const VIEWS = 7;
const WARM_UP = 3;
const MORE_MS = 100;

const SHORT = { name: "Short", instructions: "Mix 200 g flour with 2 eggs." };

const CREATE = "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }";

async function create(target, input) {
  const whole = { categoryId: 1, difficultyLevelId: 1, servings: 4, ...input };
  const body = { query: CREATE, variables: { input: whole } };
  const { status, text } = await target.graphql("contributor", body);
  const { data } = JSON.parse(text);
  if (!data) throw new Error(`The recipe was refused with ${status}: ${text}`);
  return data.createRecipe.recipeId;
}

let serial = 0;

/** Views a page several times at different URLs, so that no stored page is used. */
async function view(target, path) {
  const all = [];
  for (let i = 0; i < WARM_UP + VIEWS; i++) {
    const address = `${path}${path.includes("?") ? "&" : "?"}view=${++serial}`;
    const request = { path: address, headers: { Accept: "text/html" } };
    all.push(
      await measure(target, () => target.send("anonymous", request).catch(() => ({ status: 0 }))),
    );
    if (all.at(-1).result.status === 0) break;
  }
  const measuredViews = all.slice(Math.min(WARM_UP, all.length - 1));
  const middle = (name) => median(measuredViews.map((one) => one[name]));
  return {
    result: measuredViews.at(-1).result.status,
    cpu: middle("cpu"),
    mainCpu: middle("mainCpu"),
    ms: middle("ms"),
    silence: Math.max(...measuredViews.map(({ silence }) => silence)),
  };
}

const oneView = ({ name, input, views }, index) => ({
  name: `view: ${name} (${views("…")[index]})`,
  async run(target) {
    const short = await view(target, views(await create(target, SHORT))[index]);
    const measuredViews = await view(target, views(await create(target, input))[index]);
    if (measuredViews.result === 0) await target.replace();
    return {
      ...measuredViews,
      bound: `${MORE_MS} ms of CPU more than ${short.cpu.toFixed(0)} ms`,
      isKept: measuredViews.result === 200 && measuredViews.cpu <= short.cpu + MORE_MS,
    };
  },
});

export const views = hostileRecipes.flatMap((recipe) =>
  recipe.views(1).map((_path, index) => oneView(recipe, index)),
);
