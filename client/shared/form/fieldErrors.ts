import { clientErrorMessage, parseApiError } from "../apollo/apiError";

/** Form errors by field; `root` is the error of the form as a whole. */
export type FormErrors = Record<string, string>;

/**
 * The error at the field that the server names; null if the form has no such field.
 * @param values the form's values, by field
 */
export function fieldErrors(error: unknown, values: object): FormErrors | null {
  const apiError = parseApiError(error);
  // An error of a list item, such as `ingredients.0.quantity`, is shown at the list.
  const field = apiError?.field?.split(".")[0];
  return apiError && field && field in values ? { [field]: apiError.message } : null;
}

/** Shows every server error at the form's only field. */
export const errorAt =
  (field: string) =>
  (error: unknown): FormErrors | null => {
    const message = clientErrorMessage(error);
    return message ? { [field]: message } : null;
  };
