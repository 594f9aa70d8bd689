import { safeSessionStorage } from "../../../shared/storage";
import { storeReturn, consumeReturn } from "./openIdReturn";

const at = (pathname: string) => ({ from: { pathname, search: "?page=2" } });

describe("The page after a login at the provider", () => {
  it("is the page where the login began, and is returned only once", () => {
    storeReturn({ ...at("/recipes/1"), favoriteRecipeId: 1 });
    expect(consumeReturn()).toEqual({ ...at("/recipes/1"), favoriteRecipeId: 1 });
    expect(consumeReturn()).toEqual({});
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""])(
    "is never another site: %s",
    (pathname) => {
      storeReturn(at(pathname));
      expect(consumeReturn()).toEqual({});
    },
  );

  it.each(["", "no JSON", "null", "[]", '"text"', "7"])("is null if %s is stored", (text) => {
    safeSessionStorage.setItem("person:0:openIdReturn", text);
    expect(consumeReturn()).toEqual({});
  });
});
