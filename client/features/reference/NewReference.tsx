import { useNavigate } from "react-router-dom";
import { clientErrorMessage, parseApiError } from "../../apollo/apiError";
import { showErrorToast } from "../../shared/showError";
import { toast } from "../../shared/toast";
import { useGoBack } from "../../shared/useGoBack";
import { t } from "../../shared/messages/t";
import { NameForm } from "./NameForm";
import type { ReferenceKind } from "./ReferenceKind";

/** Another one of a kind. */
export function NewReference({ kind }: { kind: ReferenceKind }) {
  const navigate = useNavigate();
  const goBack = useGoBack(kind.paths.list());
  const [add] = kind.useAdd();

  const save = async (name: string, allowNavigation: () => void) => {
    try {
      await add({ variables: { input: { name } } });
    } catch (failure) {
      const apiError = parseApiError(failure);
      if (apiError?.code === "BAD_USER_INPUT") return apiError.message;
      const message = kind.failures.ofAdding(failure);
      showErrorToast(failure, message, clientErrorMessage(failure) && message);
      // The toast says that it failed and the field why; where that is the same, it is said once.
      return apiError?.field && apiError.message !== message ? apiError.message : null;
    }
    allowNavigation();
    toast.success(t(`${kind.words}.created`));
    await navigate(kind.paths.list());
    return null;
  };

  return (
    <NameForm
      label={t(`${kind.words}.nameLabel`)}
      required={t(`${kind.words}.required`)}
      onSave={save}
      onCancel={goBack}
    />
  );
}
