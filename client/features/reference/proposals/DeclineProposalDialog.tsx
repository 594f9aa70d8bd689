import { maxLength } from "../../../../shared/inputLimits";
import { t } from "../../../shared/messages/t";
import { ReasonDialog } from "../../../shared/ui/ReasonDialog";

interface DeclineProposalDialogProps {
  name: string;
  onDecline: (reason: string) => void;
  onCancel: () => void;
}

/** Confirms that a proposed ingredient is declined, with a reason that its owners will read. */
export const DeclineProposalDialog = ({
  name,
  onDecline,
  onCancel,
}: DeclineProposalDialogProps) => (
  <ReasonDialog
    question={t("proposals.declineQuestion", { name })}
    label={t("proposals.reason")}
    help={t("proposals.reasonHelp")}
    maxLength={maxLength.declineReason}
    action={t("proposals.decline")}
    onAction={onDecline}
    onCancel={onCancel}
  />
);
