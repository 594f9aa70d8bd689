import { userRules } from "./userRules";

it.each(["", "  "])("A username is required, and %j is refused", (name) => {
  expect(userRules.name(name)).toBe("Username is required");
});

it("A username may be any other text", () => {
  expect(userRules.name("x")).toBeNull();
});

it.each([
  ["", "Email is required"],
  ["  ", "Email is required"],
  ["ada", "Invalid email address"],
  ["ada@example", "Invalid email address"],
  ["ada lovelace@example.org", "Invalid email address"],
  ["ada@example.org", null],
  [" ada@example.org ", null],
])("The message for the email %j is: %s", (email, message) => {
  expect(userRules.email(email)).toBe(message);
});
