import { useState } from "react";
import { t } from "../../../shared/messages/t";
import { RowButton } from "../../../shared/table/RowActions";
import { lazyComponent } from "../../../shared/ui/lazyComponent";
import type { ReferenceKind, ReferenceRow } from "../ReferenceKind";

const MergeDialog = lazyComponent(() => import("./MergeDialog").then((code) => code.MergeDialog));

/** A button that merges an item of a table into another one. */
export function MergeButton({ kind, row }: { kind: ReferenceKind; row: ReferenceRow }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <RowButton
        action={t("merging.merge")}
        of={row.name}
        busy={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <MergeDialog kind={kind} source={{ id: row.key, name: row.name }} onClose={close} />
      )}
    </>
  );
}
