import { useNavigate } from "react-router-dom";
import { parseApiError } from "../../shared/apollo/apiError";
import type { FormErrors } from "../../shared/form/fieldErrors";
import { t } from "../../shared/messages/t";
import { NameForm } from "./NameForm";
import { showReferenceError } from "./ReferenceErrors";
import type { ReferenceKind } from "./ReferenceKind";

/** A form for a new item of a kind. */
export function NewReference({ kind }: { kind: ReferenceKind }) {
  const navigate = useNavigate();
  const [add] = kind.useAdd();
  const { createMessage, explainsConflict } = kind.errors;
  const showError = (error: unknown) => showReferenceError(error, createMessage(error));
  const toFormErrors = (error: unknown): FormErrors | null => {
    const { code, message = "" } = parseApiError(error) ?? {};
    if (code === "BAD_USER_INPUT") return { name: message };
    if (code !== "CONFLICT") return null;
    // The toast reports the failure and the field shows the reason if a name exists.
    showError(error);
    return explainsConflict ? { name: message } : {};
  };
  return (
    <NameForm
      kind={kind}
      onSave={(name) => add({ variables: { input: { name } } })}
      successMessage={t(`${kind.messages}.created`)}
      onSaved={() => navigate(kind.paths.list())}
      toFormErrors={toFormErrors}
      onError={showError}
    />
  );
}
