import "../../shared/ui/fieldStyles";
import { PasswordInput, type PasswordInputProps } from "@mantine/core";

/** A field for the password of an existing account, which password managers fill. */
export const CurrentPassword = (props: PasswordInputProps) => (
  <PasswordInput autoComplete="current-password" required withAsterisk={false} {...props} />
);
