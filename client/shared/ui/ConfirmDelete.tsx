import { useState } from "react";
import { useGoBack } from "../useGoBack";
import { t } from "../messages/t";
import { ActionPair } from "./ActionPair";
import { Message } from "./Message";

interface ConfirmDeleteProps {
  title: string;
  /** The name of the object to delete. */
  thing: string;
  /** The consequences of the deletion, or its conditions. */
  help: string;
  onDelete: () => Promise<void>;
  /** The path that Cancel opens without a previous screen. */
  otherwise: string;
}

/** The confirmation screen of a deletion. Cancel returns to the previous screen. */
export function ConfirmDelete({ title, thing, help, onDelete, otherwise }: ConfirmDeleteProps) {
  const goBack = useGoBack(otherwise);
  const [deleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    await onDelete();
    setDeleting(false);
  };
  return (
    <Message title={title} text={t("confirmScreen.question", { thing })} help={help} drawing="jar">
      <ActionPair
        action={t("confirmScreen.delete")}
        cancel={t("confirmScreen.cancel")}
        loading={deleting}
        onAction={() => void remove()}
        onCancel={goBack}
      />
    </Message>
  );
}
