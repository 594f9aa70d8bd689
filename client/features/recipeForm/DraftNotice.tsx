import "../../shared/ui/fieldStyles";
import { Alert, Button, Group } from "@mantine/core";
import { useState } from "react";
import { formatAge } from "../../shared/dates";
import { t } from "../../shared/messages/t";

interface DraftNoticeProps {
  /** The save time of the shown draft; null if there is none. */
  restoredAt: number | null;
  /** The save time of a draft that can be restored; null if there is none. */
  offeredAt: number | null;
  onRestore: () => void;
  onDiscard: () => void;
}

/** The age of a shown or available draft, with its actions. */
export function DraftNotice({ restoredAt, offeredAt, onRestore, onDiscard }: DraftNoticeProps) {
  const [now] = useState(Date.now);
  const storedAt = restoredAt ?? offeredAt;
  if (storedAt === null) return null;
  const isOffered = restoredAt === null;
  return (
    <Alert
      color="gray"
      role="status"
      title={t("recipeForm.draftFrom", { age: formatAge(storedAt, now) })}
    >
      <p>{t(isOffered ? "recipeForm.draftFound" : "recipeForm.draftKept")}</p>
      <Group mt={8} gap={8}>
        {isOffered && (
          <Button size="xs" onClick={onRestore}>
            {t("recipeForm.restoreDraft")}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onDiscard}>
          {t("recipeForm.discardDraft")}
        </Button>
      </Group>
    </Alert>
  );
}
