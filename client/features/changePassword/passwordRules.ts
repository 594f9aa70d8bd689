import { words } from "../../shared/words";

/** The form as it is typed. */
export interface PasswordDraft {
  currentPassword: string;
  newPassword: string;
  confirm: string;
}

const SHORTEST_PASSWORD = 6;

const text = words.changePassword;

/** What is wrong with a field, or null. */
export const passwordRules = {
  currentPassword: (password: string) => (password === "" ? text.currentRequired : null),
  newPassword(password: string): string | null {
    if (password === "") return text.newRequired;
    return password.length < SHORTEST_PASSWORD ? text.tooShort : null;
  },
  confirm(confirm: string, { newPassword }: PasswordDraft): string | null {
    if (confirm === "") return text.confirmRequired;
    return confirm === newPassword ? null : text.noMatch;
  },
};
