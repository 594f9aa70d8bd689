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

const own = ["View Profile", "My recipes", "Import", "Settings"];

it("Members are offered the common links, their favorites and their own things", () => {
  expect(labels("member")).toEqual([["Home", "Recipes", "Favorites"], [], own]);
});

it.each(["contributor", "CONTRIBUTOR"])(
  "A %s is offered the list of ingredients, the equipment and a new recipe",
  (role) => {
    expect(labels(role)).toEqual([
      ["Home", "Recipes", "Favorites", "Ingredients", "Equipment", "Add Recipe"],
      [],
      own,
    ]);
  },
);

it.each(["admin", "ADMIN"])(
  "An %s is offered the tables of reference data and a new recipe",
  (role) => {
    expect(labels(role)).toEqual([
      ["Home", "Recipes", "Favorites", "Add Recipe"],
      [
        "Users",
        "Tags",
        "Categories",
        "Difficulty Levels",
        "Ingredients",
        "Equipment",
        "Synonyms",
        "Statistics",
        "Site settings",
      ],
      own,
    ]);
  },
);

it.each([
  ["/", "", ["/"]],
  ["/recipes", "", ["/recipes"]],
  ["/recipes", "?search=soup", ["/recipes"]],
  ["/recipes/1", "", ["/recipes"]],
  ["/recipes", "?favorites=true&sort=newest", ["/recipes?favorites=true"]],
  ["/recipesque", "", []],
  ["/recipes/new", "", ["/recipes/new"]],
  ["/recipes/own/new", "", ["/recipes/own"]],
  ["/recipes/import", "?import=1", ["/recipes/import"]],
  ["/recipes/deleted", "", ["/recipes"]],
])("At the address %s%s, the bar marks %j", (pathname, search, marked) => {
  const links = [
    ...["/", "/recipes", "/recipes?favorites=true"],
    ...["/recipes/new", "/recipes/own", "/recipes/import"],
  ];
  expect(links.filter((to) => isCurrent(to, { pathname, search }))).toEqual(marked);
});
