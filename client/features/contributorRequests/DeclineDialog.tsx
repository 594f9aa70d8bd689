import { maxLength } from "../../../shared/inputLimits";
import { t } from "../../shared/messages/t";
import { ReasonDialog } from "../../shared/ui/ReasonDialog";

interface DeclineDialogProps {
  name: string;
  onDecline: (reason: string) => void;
  onCancel: () => void;
}

/** Confirms that a request is declined, with a reason that the user will read. */
export const DeclineDialog = ({ name, onDecline, onCancel }: DeclineDialogProps) => (
  <ReasonDialog
    question={t("contributorRequests.declineQuestion", { name })}
    label={t("contributorRequests.reason")}
    help={t("contributorRequests.reasonHelp")}
    maxLength={maxLength.declineReason}
    action={t("contributorRequests.decline")}
    onAction={onDecline}
    onCancel={onCancel}
  />
);
