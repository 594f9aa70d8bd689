import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { t } from "../../../shared/messages/t";
import { showErrorToast } from "../../../shared/showError";
import { RowActions, RowButton } from "../../../shared/table/RowActions";
import { toast } from "../../../shared/toast";
import { useReloadData } from "../../../shared/useReloadData";
import classes from "../merging/Merges.module.css";
import { SynonymForm } from "./SynonymForm";
import {
  type SynonymGroup_GroupFragment,
  useCreateSynonymsMutation,
  useDeleteSynonymsMutation,
  useUpdateSynonymsMutation,
} from "./SynonymGroup_group.generated";

interface SynonymItemProps {
  group: SynonymGroup_GroupFragment;
  /** Called once the group is deleted and the list is reloaded. */
  onDeleted: () => void;
}

/** A group of synonyms, with actions to edit and delete it. */
export function SynonymItem({ group, onDeleted }: SynonymItemProps) {
  const { synonymId, names } = group;
  const [isEditing, setEditing] = useState(false);
  const [create] = useCreateSynonymsMutation();
  const [update] = useUpdateSynonymsMutation();
  const [remove, { loading }] = useDeleteSynonymsMutation();
  const reload = useReloadData();
  const editRef = useRef<HTMLButtonElement>(null);
  const [name, ...others] = names;
  const close = () => {
    // The button must be mounted before it can take the focus.
    flushSync(() => setEditing(false));
    editRef.current?.focus();
  };
  const save = async (changedNames: string[]) => {
    await update({ variables: { synonymId, input: { names: changedNames } } });
    await reload();
    toast.success(t("synonyms.saved"));
    close();
  };
  const attempt = async (change: () => Promise<unknown>) => {
    try {
      await change();
      await reload();
      return true;
    } catch (error) {
      showErrorToast(error, t("synonyms.failed"));
      return false;
    }
  };
  const restore = () => void attempt(() => create({ variables: { input: { names: [...names] } } }));
  const removeGroup = async () => {
    if (!(await attempt(() => remove({ variables: { synonymId } })))) return;
    toast.undoable(t("synonyms.deleted", { name: name! }), restore);
    onDeleted();
  };
  return (
    <li className={`${classes.item} ${classes.compact}`}>
      {isEditing ? (
        <div className={classes.text}>
          <SynonymForm
            label={t("synonyms.words")}
            action={t("synonyms.save")}
            names={names}
            onSave={save}
            onCancel={close}
          />
        </div>
      ) : (
        <>
          <p className={classes.text}>
            <bdi className={classes.name}>{name}</bdi>
            {others.map((other) => (
              <span key={other}>
                , <bdi>{other}</bdi>
              </span>
            ))}
          </p>
          <RowActions>
            <RowButton
              ref={editRef}
              action={t("table.edit")}
              of={name!}
              busy={false}
              onClick={() => setEditing(true)}
            />
            <RowButton
              action={t("table.delete")}
              of={name!}
              danger
              busy={loading}
              onClick={() => void removeGroup()}
            />
          </RowActions>
        </>
      )}
    </li>
  );
}
