import type { Settings } from "../../../../shared/settings";
import { t } from "../../../shared/messages/t";

/** The form's values. */
export interface PasswordDraft {
  currentPassword: string;
  newPassword: string;
  confirm: string;
}

/** The error of a field, or null. */
export const passwordRules = ({ passwordMinLength: min }: Settings) => ({
  currentPassword: (password: string) =>
    password === "" ? t("changePassword.currentRequired") : null,
  newPassword(password: string): string | null {
    if (password === "") return t("changePassword.newRequired");
    return password.length < min ? t("changePassword.tooShort", { min }) : null;
  },
  confirm(confirm: string, { newPassword }: PasswordDraft): string | null {
    if (confirm === "") return t("changePassword.confirmRequired");
    return confirm === newPassword ? null : t("changePassword.noMatch");
  },
});
