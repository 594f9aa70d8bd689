import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { parseApiError } from "../apollo/apiError";
import { isSessionError, showErrorToast } from "../showError";
import { fieldErrors, type FormErrors } from "./fieldErrors";
import { focusFirst } from "./focusFirst";

/** The form to submit: that of `useForm`, or a part of it. */
interface SubmittedForm<Values> {
  getValues: () => Values;
  setErrors: (errors: FormErrors) => void;
  getInputNode?: UseFormReturnType<never>["getInputNode"];
}

/** The handlers of a submission. */
export interface SubmitOptions<Result> {
  onSuccess: (result: Result) => Promise<unknown> | void;
  /** Fetches the version that another user has saved; the next save replaces it. */
  onConflict?: () => Promise<void>;
  /** Converts an error to field errors; null for the default handling. */
  toFormErrors?: (error: unknown) => FormErrors | null;
  /** Shows an error that belongs to no field; by default a toast. */
  onError?: (error: unknown) => void;
  /** True if the form is sent without a token, so that its errors do not concern the session. */
  asVisitor?: boolean;
}

/**
 * Submits a form. The layout handles an ended session, and `onConflict` a version conflict. A field error is
 * shown at the field, which is focused; `onError` shows other errors.
 * @returns the submit function, and its progress
 */
export function useSubmit<Values extends object, Result>(
  form: SubmittedForm<Values>,
  mutate: (values: Values) => Promise<Result>,
  options: SubmitOptions<Result>,
) {
  const { onSuccess, onConflict, toFormErrors, onError = showErrorToast, asVisitor } = options;
  const [submitting, setSubmitting] = useState(false);

  const showError = (error: unknown) => {
    if (!asVisitor && isSessionError(error)) return;
    const errors = toFormErrors?.(error) ?? fieldErrors(error, form.getValues());
    if (!errors) return onError(error);
    form.setErrors(errors);
    const { getInputNode } = form;
    if (getInputNode) focusFirst({ getInputNode })(errors);
  };

  const handleError = async (error: unknown) => {
    const isConflict = parseApiError(error)?.code === "PRECONDITION_FAILED";
    if (onConflict && isConflict) await onConflict().catch(showError);
    else showError(error);
  };

  const submit = async (values: Values): Promise<void> => {
    setSubmitting(true);
    try {
      await onSuccess(await mutate(values));
    } catch (error) {
      await handleError(error);
    }
    setSubmitting(false);
  };

  return { submit, submitting };
}
