import { t } from "../shared/messages/t";
import { entriesFor, isCurrent } from "./entries";

const labels = (roleName?: string) => {
  const user = { userId: 1, userName: "Nell", userEmail: "nell@potluck.example", banned: false };
  const { main, admin, account } = entriesFor(
    roleName === undefined ? null : { user: { ...user, role: { roleId: 1, roleName } } },
  );
  return [main, admin, account].map((entries) => entries.map(({ label }) => t(label)));
};

it("Visitors are offered the common links, the login and the registration", () => {
  expect(labels()).toEqual([["Home", "Recipes"], [], ["Login", "Register"]]);
});

it("Members are offered the common links, their favorites and their profile", () => {
  expect(labels("member")).toEqual([["Home", "Recipes", "Favorites"], [], ["View Profile"]]);
});

it.each(["contributor", "CONTRIBUTOR"])(
  "A %s is offered the list of ingredients and the equipment",
  (role) => {
    expect(labels(role)).toEqual([
      ["Home", "Recipes", "Favorites", "Ingredients", "Equipment"],
      [],
      ["View Profile"],
    ]);
  },
);

it.each(["admin", "ADMIN"])("An %s is offered the tables of reference data", (role) => {
  expect(labels(role)).toEqual([
    ["Home", "Recipes", "Favorites"],
    [
      "Users",
      "Tags",
      "Categories",
      "Difficulty Levels",
      "Ingredients",
      "Equipment",
      "Synonyms",
      "Statistics",
    ],
    ["View Profile"],
  ]);
});

it.each([
  ["/", "", ["/"]],
  ["/recipes", "", ["/recipes"]],
  ["/recipes", "?search=soup", ["/recipes"]],
  ["/recipes/1", "", ["/recipes"]],
  ["/recipes", "?favorites=true&sort=newest", ["/recipes?favorites=true"]],
  ["/recipesque", "", []],
])("At the address %s%s, the bar marks %j", (pathname, search, marked) => {
  const links = ["/", "/recipes", "/recipes?favorites=true"];
  expect(links.filter((to) => isCurrent(to, { pathname, search }))).toEqual(marked);
});
