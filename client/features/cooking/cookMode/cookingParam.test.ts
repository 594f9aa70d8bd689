import { readCooking, writeCooking } from "./cookingParam";

const params = new URLSearchParams("servings=6");

it("Cook mode is stored in the address, together with the servings", () => {
  const cooking = writeCooking(params, true);
  expect(cooking.toString()).toBe("servings=6&cook=1");
  expect(readCooking(cooking)).toBe(true);
  expect(writeCooking(cooking, false).toString()).toBe("servings=6");
});

it.each(["", "servings=6", "cook=", "cook=0", "cook=yes"])(
  "The query ?%s does not open cook mode",
  (query) => {
    expect(readCooking(new URLSearchParams(query))).toBe(false);
  },
);
