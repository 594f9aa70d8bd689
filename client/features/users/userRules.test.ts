import { userRules } from "./userRules";

it.each(["", "  "])("A required username is missing if it is %j", (name) => {
  expect(userRules.name(name)).toBe("Username is required");
});

it("A username may be any text that is not blank", () => {
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
