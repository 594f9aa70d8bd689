import { defaultSettings } from "../../../../shared/settings";
import { makeChangeRules, makeResetRules } from "./passwordFormRules";

const draft = { currentPassword: "potluck-demo", newPassword: "", confirm: "" };
const { newPassword, confirm } = makeChangeRules({ ...defaultSettings, passwordMinLength: 12 });

it.each([
  ["", "New password is required"],
  ["eleven-long", "At least 12 characters"],
  ["twelve-longs", null],
])(
  "With a minimum of 12 characters, the message for the new password %j is: %s",
  (typed, message) => {
    expect(newPassword(typed)).toBe(message);
  },
);

it("The rule for new passwords follows the server's minimum length", () => {
  expect(
    makeChangeRules({ ...defaultSettings, passwordMinLength: 6 }).newPassword("eleven-long"),
  ).toBeNull();
});

it("The repeated password must be the same", () => {
  const typed = { ...draft, newPassword: "twelve-longs" };
  expect(confirm("twelve-long", typed)).toBe("Passwords do not match");
  expect(confirm("twelve-longs", typed)).toBeNull();
});

it.each([
  ["", "Password is required"],
  ["eleven-long", "Password must be at least 12 characters long"],
  ["twelve-longs", null],
])("The form that resets a password reports %j with the message: %s", (typed, message) => {
  const rules = makeResetRules({ ...defaultSettings, passwordMinLength: 12 });
  expect(rules.newPassword(typed)).toBe(message);
});
