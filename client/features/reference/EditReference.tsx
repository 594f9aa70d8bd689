import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { parseApiError } from "../../apollo/apiError";
import { showErrorToast } from "../../shared/showError";
import { useReturnToTable } from "../../shared/table/useReturnToTable";
import { toast } from "../../shared/toast";
import { useGoBack } from "../../shared/useGoBack";
import { t } from "../../shared/messages/t";
import { NameForm } from "./NameForm";
import type { Named, ReferenceKind } from "./ReferenceKind";

/** What shows names of reference data to everybody. */
const SHOWN_IN = ["recipe", "recipes", "recipeFacets"];

/** Another name. One that was changed elsewhere meanwhile is shown before it is replaced. */
export function EditReference({ kind, one }: { kind: ReferenceKind; one: Named }) {
  const client = useApolloClient();
  const goBack = useGoBack(kind.paths.list());
  const returnToTable = useReturnToTable(kind.paths.list());
  const [rename] = kind.useRename();
  const [now, setNow] = useState(one);
  const { key } = one;

  /** Fetches what somebody else has saved. */
  const look = async () => {
    try {
      const { data } = await kind.one.fetch(client, { key });
      if (data) setNow(data.one);
    } catch (failure) {
      showErrorToast(failure, t(`${kind.words}.updateFailed`));
    }
  };

  const save = async (name: string, allowNavigation: () => void) => {
    try {
      await rename({ variables: { key, input: { name }, version: now.version } });
    } catch (failure) {
      const apiError = parseApiError(failure);
      if (apiError?.field) return apiError.message;
      if (apiError?.code === "PRECONDITION_FAILED") await look();
      else showErrorToast(failure, t(`${kind.words}.updateFailed`));
      return null;
    }
    for (const fieldName of SHOWN_IN) client.cache.evict({ id: "ROOT_QUERY", fieldName });
    allowNavigation();
    toast.success(t(`${kind.words}.updated`));
    await returnToTable();
    return null;
  };

  return (
    <NameForm
      label={t(`${kind.words}.nameLabel`)}
      required={t(`${kind.words}.required`)}
      name={one.name}
      notice={
        now.version === one.version ? undefined : t(`${kind.words}.stale`, { name: now.name })
      }
      onSave={save}
      onCancel={goBack}
    />
  );
}
