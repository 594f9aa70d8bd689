import "../../../shared/ui/dialogStyles";
import { Modal } from "@mantine/core";
import { useState } from "react";
import { t } from "../../../shared/messages/t";
import { ActionPair } from "../../../shared/ui/ActionPair";
import dialog from "../../../shared/ui/Dialog.module.css";
import { useFocusReturn } from "../../../shared/ui/useFocusReturn";
import type { ReferenceKind } from "../ReferenceKind";
import { MergeEffect } from "./MergeEffect";
import { TargetField } from "./TargetField";
import { type Item, useMerging } from "./useMerging";

interface MergeDialogProps {
  kind: ReferenceKind;
  source: Item;
  /** The target of the merge, if it was chosen before. */
  into?: Item;
  onClose: () => void;
}

/** A dialog that picks the target of a merge and previews its effect. */
export function MergeDialog({ kind, source, into, onClose }: MergeDialogProps) {
  const [target, setTarget] = useState<Item | null>(into ?? null);
  const { mergeInto, merging } = useMerging();
  useFocusReturn();
  const title = into
    ? t("merging.titleInto", { merged: source.name, into: into.name })
    : t("merging.title", { name: source.name });
  const merge = async () => {
    if (target && (await mergeInto(kind.mergeable!, source, target))) onClose();
  };
  return (
    <Modal.Root opened centered onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content radius={10} aria-label={title}>
        <Modal.Body className={dialog.body}>
          <p className={dialog.text} dir="auto">
            {title}
          </p>
          {!into && <TargetField kind={kind} source={source} onPick={setTarget} />}
          {target && (
            <MergeEffect key={target.id} kind={kind.mergeable!} source={source} into={target} />
          )}
          <div className={dialog.actions}>
            <ActionPair
              action={t("merging.merge")}
              cancel={t("dialog.cancel")}
              loading={merging}
              disabled={!target}
              cancelFocused={Boolean(into)}
              onAction={() => void merge()}
              onCancel={onClose}
            />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
