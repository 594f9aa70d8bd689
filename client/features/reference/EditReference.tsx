import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { showErrorToast } from "../../shared/showError";
import { useReturnToTable } from "../../shared/table/useReturnToTable";
import { t } from "../../shared/messages/t";
import { NameForm } from "./NameForm";
import type { ReferenceItem, ReferenceKind } from "./ReferenceKind";

/** Root fields that contain names of reference data. */
const SHOWN_IN = ["recipe", "recipes", "recipeFacets"];

/** A form that renames an item. A version that was changed elsewhere meanwhile is shown first. */
export function EditReference({ kind, one }: { kind: ReferenceKind; one: ReferenceItem }) {
  const client = useApolloClient();
  const returnToTable = useReturnToTable(kind.paths.list());
  const [rename] = kind.useRename();
  const [now, setNow] = useState(one);
  const { key } = one;
  return (
    <NameForm
      kind={kind}
      name={one.name}
      notice={
        now.version === one.version ? undefined : t(`${kind.messages}.stale`, { name: now.name })
      }
      onSave={(name) => rename({ variables: { key, input: { name }, version: now.version } })}
      successMessage={t(`${kind.messages}.updated`)}
      onSaved={() => {
        for (const fieldName of SHOWN_IN) client.cache.evict({ id: "ROOT_QUERY", fieldName });
        return returnToTable();
      }}
      // Fetches the version that another user has saved.
      onConflict={async () => {
        const { data } = await kind.one.fetch(client, { key });
        if (data) setNow(data.one);
      }}
      onError={(error) => showErrorToast(error, t(`${kind.messages}.updateFailed`))}
    />
  );
}
