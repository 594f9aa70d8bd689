import type { Settings } from "../../../../shared/settings";
import { t } from "../../../shared/messages/t";

/** The values of the form that changes a password. */
export interface PasswordDraft {
  currentPassword: string;
  newPassword: string;
  confirm: string;
}

/** The checks of the form that changes a password: each returns the error of a field, or null. */
export const makeChangeRules = ({ passwordMinLength: min }: Settings) => ({
  currentPassword: (password: string) =>
    password === "" ? t("passwordRules.change.currentRequired") : null,
  newPassword(password: string): string | null {
    if (password === "") return t("passwordRules.change.required");
    return password.length < min ? t("passwordRules.change.tooShort", { min }) : null;
  },
  confirm(confirm: string, { newPassword }: PasswordDraft): string | null {
    if (confirm === "") return t("passwordRules.change.confirmRequired");
    return confirm === newPassword ? null : t("passwordRules.change.noMatch");
  },
});

/** The checks of the form that resets a password. */
export const makeResetRules = ({ passwordMinLength: min }: Settings) => ({
  newPassword(password: string): string | null {
    if (password === "") return t("passwordRules.reset.required");
    return password.length < min ? t("passwordRules.reset.tooShort", { min }) : null;
  },
});
