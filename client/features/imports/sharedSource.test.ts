import { sharedSource } from "./sharedSource";

const PAGE = "https://example.com/plum-cake?a=1";
const RECIPE = "200 g flour\n1 egg\n\nMix.\nBake as on https://example.com/";

it.each([
  ["the address", { url: PAGE }, PAGE],
  ["the address in a text", { url: "", title: "Plum cake", text: PAGE }, PAGE],
  ["the address in a sentence", { text: `Look at this: ${PAGE} !` }, PAGE],
  ["a recipe, although it names an address", { text: RECIPE }, RECIPE],
  ["a recipe under its title", { title: "Cake", text: RECIPE }, `Cake\n\n${RECIPE}`],
  ["a title only once", { title: "Cake", text: `Cake\n${RECIPE}` }, `Cake\n${RECIPE}`],
  ["nothing", {}, ""],
])("Sharing imports %s", (_what, params, source) => {
  expect(sharedSource(new URLSearchParams(params as Record<string, string>))).toBe(source);
});
