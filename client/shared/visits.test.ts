import { addVisit, findVisit, readVisits, type Visit } from "./visits";

const visit = (index: number, pathname: string, search = ""): Visit => ({
  index,
  pathname,
  search,
  scrollKey: `${index}${pathname}${search}`,
});
const isList = (pathname: string) => pathname === "/recipes";

function storage() {
  const items = new Map<string, string | null>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string | null) => void items.set(key, text),
  };
}

describe("The previous page", () => {
  it("is the latest visit of a matching screen, with a mark if it is the last entry of the history", () => {
    const visits = [
      visit(0, "/recipes"),
      visit(1, "/recipes", "?search=soup"),
      visit(2, "/recipes/3"),
    ];
    expect(findVisit(visits, 2, isList)).toEqual({ visit: visits[1], isBefore: true });
  });

  it("may be several visits back", () => {
    const visits = [visit(0, "/recipes"), visit(1, "/recipes/3"), visit(2, "/recipes/3/edit")];
    expect(findVisit(visits, 2, isList)).toEqual({ visit: visits[0], isBefore: false });
  });

  it("is not marked if another page has replaced it in the history", () => {
    const visits = [visit(0, "/recipes"), visit(0, "/"), visit(1, "/recipes/3")];
    expect(findVisit(visits, 1, isList)).toEqual({ visit: visits[0], isBefore: false });
  });

  it("is null without a visit of a matching screen", () => {
    expect(findVisit([visit(0, "/recipes/3")], 0, isList)).toBeNull();
  });
});

describe("The visits of a tab", () => {
  it("are stored in their order, and limited to the last thirty", () => {
    const testStorage = storage();
    for (let index = 0; index < 35; index++) addVisit(testStorage, 7, visit(index, "/recipes"));
    expect(readVisits(testStorage, 7).map(({ index }) => index)).toEqual(
      Array.from({ length: 30 }, (_, i) => i + 5),
    );
  });

  it("are those before the login, followed by those of the viewer", () => {
    const testStorage = storage();
    addVisit(testStorage, 0, visit(0, "/recipes"));
    addVisit(testStorage, 7, visit(1, "/recipes/3"));
    expect(readVisits(testStorage, 7).map(({ index }) => index)).toEqual([0, 1]);
    expect(readVisits(testStorage, 8).map(({ index }) => index)).toEqual([0]);
    expect(readVisits(testStorage, 0).map(({ index }) => index)).toEqual([0]);
  });

  it.each(["{oops", '"text"', "null"])("are empty if %s is stored", (text) => {
    const testStorage = storage();
    testStorage.setItem("person:7:visits", text);
    expect(readVisits(testStorage, 7)).toEqual([]);
  });
});
