import { isCanonicalPage, isPrivatePage } from "./canonicalPage";

describe("The canonical URL of a public page", () => {
  it.each([
    "/recipes?",
    "/recipes?utm_source=mail",
    "/recipes?search=soup&utm_source=mail",
    "/recipes?search=",
    "/recipes?tagId=1&search=soup",
    "/recipes?tagId=01",
    "/recipes?tagId=1&tagId=1",
    "/recipes?sort=name-asc",
    "/recipes?maxMinutes=44",
    "/recipes?density=full",
    "/recipes?density=compact&search=soup",
    "/recipes?favorites=true",
    "/recipes?ownerId=2&favorites=true",
    "/recipes?search=%73oup",
    `/recipes?search=${"a".repeat(10_000)}`,
    "/?search=soup",
    "/recipes/1?cook=1",
    "/recipes/01",
    "/recipes/1/",
    "/Recipes",
    "//recipes",
    "/login",
    "/recipes/new",
    "http://elsewhere.example/recipes",
  ])("is not %.60s", (url) => expect(isCanonicalPage(url)).toBe(false));

  it.each([
    "/",
    "/recipes",
    "/recipes/1",
    "/recipes?search=plum+cake",
    "/recipes?density=compact",
    "/recipes?search=soup&density=compact",
    "/recipes?ownerId=2",
    "/recipes?search=k%C3%A4se&sort=newest&tagId=3&tagId=7&maxMinutes=45",
  ])("is, for example, %s", (url) => expect(isCanonicalPage(url)).toBe(true));
});

describe("A page about the logged-in user", () => {
  it.each([
    "/recipes?favorites=true",
    "/recipes?ownerId=2&favorites=true",
    "/recipes/?favorites=true",
    "/Recipes?favorites=true",
    "https://potluck.example/recipes?favorites=true",
    "/users/2",
    "/users/2?tab=reviews",
  ])("is found at the address %s", (url) => expect(isPrivatePage(url)).toBe(true));

  it.each([
    "/",
    "/?favorites=true",
    "/recipes",
    "/recipes?search=soup",
    "/recipes?favorites=false",
    "/recipes/1?favorites=true",
    "/not-found?favorites=true",
    "/users",
    "/users/2/edit",
  ])("is not found at the address %s", (url) => expect(isPrivatePage(url)).toBe(false));
});
