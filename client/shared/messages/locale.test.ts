import { localeCookie } from "./locale";

it("A choice is stored for a year, everywhere on the site", () => {
  expect(localeCookie("de")).toBe("language=de; Path=/; Max-Age=31536000; SameSite=Lax");
});
