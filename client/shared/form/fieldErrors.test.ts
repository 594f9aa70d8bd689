import { CombinedGraphQLErrors } from "@apollo/client";
import { fieldErrors } from "./fieldErrors";

const invalid = (field?: string) =>
  new CombinedGraphQLErrors({
    errors: [{ message: "No.", extensions: { code: "BAD_USER_INPUT", status: 400, field } }],
  });
const values = { name: "", ingredients: [] };

it.each([
  ["without a field", invalid()],
  ["of a field that the form does not have", invalid("userId")],
  ["without a response", new TypeError("Failed to fetch")],
])("An error %s belongs to no field of the form", (_what, error) => {
  expect(fieldErrors(error, values)).toBeNull();
});

it.each([
  ["of a field", "name", { name: "No." }],
  ["inside of a list", "ingredients.0.quantity", { ingredients: "No." }],
])("An error %s is shown at its field", (_what, field, errors) => {
  expect(fieldErrors(invalid(field), values)).toEqual(errors);
});
