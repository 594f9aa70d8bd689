import { useState } from "react";
import { useLoaderData } from "react-router-dom";
import { useDeleteReference } from "../features/reference/useDeleteReference";
import { t } from "../shared/messages/t";
import { ConfirmDelete } from "../shared/ui/ConfirmDelete";
import { Guard } from "../shared/ui/Guard";
import { useReturnToTable } from "../shared/table/useReturnToTable";
import type { referenceLoader } from "./ReferencePages.loader";

/**
 * /tags/:id/delete, /categories/:id/delete, /difficulty-levels/:id/delete, /ingredients/:id/delete
 */
export function Component() {
  const { kind, ref } = useLoaderData<ReturnType<typeof referenceLoader>>();
  const data = kind.one.useData(ref);
  const [{ id, key, name, recipeCount: count = 0 }] = useState(data.one);
  const list = kind.paths.list();
  const remove = useDeleteReference(kind, useReturnToTable(list));
  return (
    <Guard loggedIn={data.viewer !== null} allowed={data.mayEdit}>
      <ConfirmDelete
        title={t(`${kind.messages}.delete`)}
        thing={name}
        help={count > 0 ? t("reference.usedBy", { count }) : t("reference.unused")}
        onDelete={() => remove({ id, key })}
        otherwise={list}
      />
    </Guard>
  );
}
