import { t } from "../../shared/messages/t";

/** The values of the form. */
export interface UserDraft {
  name: string;
  email: string;
  about: string;
  showsEmail: boolean;
}

/** Text, an at sign, and a host with a dot; the server validates further. */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Validates each field; returns an error message, or null. */
export const userRules = {
  name: (name: string) => (name.trim() === "" ? t("userForm.usernameRequired") : null),
  email(email: string): string | null {
    if (email.trim() === "") return t("userForm.emailRequired");
    return EMAIL.test(email.trim()) ? null : t("userForm.emailInvalid");
  },
};
