import {
  countFilters,
  readListQuery,
  activeSort,
  availableSorts,
  toArguments,
  writeListQuery,
} from "./listQuery";

const read = (text: string) => readListQuery(new URLSearchParams(text));
const everything =
  "search=plum+cake&sort=name-desc&tagId=3&tagId=7&ingredientId=4&equipmentId=11&categoryId=5&difficultyLevelId=6" +
  "&withoutTagId=8&withoutIngredientId=9&withoutIngredientId=10&withoutEquipmentId=12&language=de&maxMinutes=45&minScore=4.5&ownerId=2&favorites=true&density=compact";

describe("The address of the list", () => {
  it("contains all values, and is parsed to the same query", () => {
    expect(writeListQuery(read(everything))).toBe(everything);
  });

  it("omits default values", () => {
    expect(writeListQuery(read("sort=name-asc&search=&tagId="))).toBe("");
  });

  it.each(["abc", "0", "-1", "1e3", "1.5", "99999999999", " 1"])(
    "ignores an invalid filter: %s",
    (value) => {
      expect(read(`tagId=${encodeURIComponent(value)}`).tagId).toEqual([]);
    },
  );

  it("accepts only offered times and scores, and each value once", () => {
    expect(read("maxMinutes=7&minScore=9")).toMatchObject({ maxMinutes: null, minScore: null });
    expect(read("tagId=3&tagId=3&tagId=x").tagId).toEqual([3]);
  });

  it.each(["worst", "NEWEST", "toString", ""])(
    "replaces an unknown order with the default order: %s",
    (sort) => {
      expect(activeSort(read(`sort=${sort}`))).toBe("name-asc");
    },
  );

  it.each([
    ["name-asc", "NAME_ASC", ""],
    ["name-desc", "NAME_DESC", "sort=name-desc"],
    ["newest", "NEWEST", "sort=newest"],
    ["best", "BEST", "sort=best"],
  ])("converts the order %s to the server's %s", (sort, name, address) => {
    const query = read(`sort=${sort}`);
    expect(toArguments(query).sort).toBe(name);
    expect(writeListQuery(query)).toBe(address);
  });

  it("lists the orders by name first", () => {
    expect(availableSorts({ search: " " })).toEqual(["name-asc", "name-desc", "newest", "best"]);
  });

  it.each([
    ["search=soup", "RELEVANCE", "search=soup"],
    ["search=soup&sort=relevance", "RELEVANCE", "search=soup"],
    ["search=soup&sort=name-asc", "NAME_ASC", "search=soup&sort=name-asc"],
    ["sort=relevance", "NAME_ASC", ""],
  ])("sorts a search by relevance unless another order is chosen: %s", (text, name, address) => {
    expect(toArguments(read(text)).sort).toBe(name);
    expect(writeListQuery(read(text))).toBe(address);
  });

  it("is converted to the server's arguments, without a blank search", () => {
    expect(toArguments(read(everything))).toEqual({
      full: false,
      sort: "NAME_DESC",
      filter: {
        search: "plum cake",
        orSimilar: true,
        tagIds: [3, 7],
        ingredientIds: [4],
        equipmentIds: [11],
        categoryIds: [5],
        difficultyLevelIds: [6],
        withoutTagIds: [8],
        withoutIngredientIds: [9, 10],
        withoutEquipmentIds: [12],
        language: "de",
        maxMinutes: 45,
        minScore: 4.5,
        ownerId: 2,
        favorites: true,
        withoutPhoto: null,
        withoutReviews: null,
      },
    });
    expect(toArguments(read("search=++")).filter.search).toBeNull();
  });

  it("accepts the primary subtag of a language, and no other text", () => {
    expect(read("language=en-GB").language).toBe("en");
    expect(read("language=english").language).toBeNull();
    expect(read("language=%27").language).toBeNull();
  });

  it("ignores invalid values of the owner and the favorites", () => {
    expect(read("ownerId=x&favorites=1")).toMatchObject({ ownerId: null, favorites: false });
    expect(toArguments(read("")).filter).toMatchObject({ ownerId: null, favorites: null });
  });

  it("has the filters of recipes that lack something", () => {
    const lacking = "withoutPhoto=true&withoutReviews=true";
    expect(writeListQuery(read(lacking))).toBe(lacking);
    expect(toArguments(read(lacking)).filter).toMatchObject({
      withoutPhoto: true,
      withoutReviews: true,
    });
    expect(countFilters(read(lacking))).toBe(2);
    expect(countFilters(read("withoutPhoto=yes"))).toBe(0);
  });

  it("provides the number of its filters", () => {
    expect(countFilters(read(everything))).toBe(15);
    expect(countFilters(read("search=x"))).toBe(0);
  });
});
