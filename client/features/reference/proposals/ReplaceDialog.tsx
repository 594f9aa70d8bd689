import "../../../shared/ui/dialogStyles";
import { Modal } from "@mantine/core";
import { useState } from "react";
import { t } from "../../../shared/messages/t";
import { showErrorToast } from "../../../shared/showError";
import { ActionPair } from "../../../shared/ui/ActionPair";
import dialog from "../../../shared/ui/Dialog.module.css";
import { useFocusReturn } from "../../../shared/ui/useFocusReturn";
import { TargetField } from "../merging/TargetField";
import type { Item } from "../merging/useMerging";
import type { ReferenceKind } from "../ReferenceKind";
import { useReplaceIngredientMutation } from "./Proposal_ingredient.generated";

interface ReplaceDialogProps {
  kind: ReferenceKind;
  source: Item;
  onReplaced: (into: Item) => void;
  onClose: () => void;
}

/** A dialog that picks the ingredient that is used instead of a proposed one. */
export function ReplaceDialog({ kind, source, onReplaced, onClose }: ReplaceDialogProps) {
  const [target, setTarget] = useState<Item | null>(null);
  const [replace, { loading }] = useReplaceIngredientMutation();
  useFocusReturn();
  const title = t("proposals.replaceOf", { name: source.name });
  const replaceIt = async () => {
    if (!target) return;
    try {
      await replace({ variables: { ingredientId: source.id, intoId: target.id } });
      onClose();
      onReplaced(target);
    } catch (error) {
      showErrorToast(error, t("proposals.failed"));
    }
  };
  return (
    <Modal.Root opened centered onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content radius={10} aria-label={title}>
        <Modal.Body className={dialog.body}>
          <p className={dialog.text} dir="auto">
            {title}
          </p>
          <TargetField kind={kind} source={source} onPick={setTarget} />
          {target && (
            <p className={dialog.text}>
              {t("merging.alias", { merged: source.name, into: target.name })}
            </p>
          )}
          <div className={dialog.actions}>
            <ActionPair
              action={t("proposals.replace")}
              cancel={t("dialog.cancel")}
              loading={loading}
              disabled={!target}
              onAction={() => void replaceIt()}
              onCancel={onClose}
            />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
