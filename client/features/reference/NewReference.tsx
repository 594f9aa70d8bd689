import { useNavigate } from "react-router-dom";
import { refusalOf, toldBy } from "../../apollo/errors";
import { reportFailure } from "../../shared/failure";
import { toast } from "../../shared/toast";
import { useGoBack } from "../../shared/useGoBack";
import { t } from "../../shared/words/t";
import { NameForm } from "./NameForm";
import type { ReferenceKind } from "./ReferenceKind";

/** Another one of a kind. */
export function NewReference({ kind }: { kind: ReferenceKind }) {
  const navigate = useNavigate();
  const goBack = useGoBack(kind.paths.list());
  const [add] = kind.useAdd();

  const save = async (name: string, letPass: () => void) => {
    try {
      await add({ variables: { input: { name } } });
    } catch (failure) {
      const told = toldBy(failure);
      if (told?.code === "BAD_USER_INPUT") return told.message;
      const message = kind.failures.ofAdding(failure);
      reportFailure(failure, message, refusalOf(failure) && message);
      // The toast says that it failed and the field why; where that is the same, it is said once.
      return told?.field && told.message !== message ? told.message : null;
    }
    letPass();
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
