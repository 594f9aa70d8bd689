import { maxLength } from "../../../shared/inputLimits";
import { t } from "../../shared/messages/t";
import { ReasonDialog } from "../../shared/ui/ReasonDialog";

interface BanDialogProps {
  question: string;
  onBan: (reason: string) => void;
  onCancel: () => void;
}

/** Confirms a ban, with a reason that the user will read. */
export const BanDialog = ({ question, onBan, onCancel }: BanDialogProps) => (
  <ReasonDialog
    question={question}
    label={t("users.banReason")}
    help={t("users.banReasonHelp")}
    maxLength={maxLength.banReason}
    action={t("users.ban")}
    onAction={onBan}
    onCancel={onCancel}
  />
);
