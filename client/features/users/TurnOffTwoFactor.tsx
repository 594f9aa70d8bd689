import { Button, Text } from "@mantine/core";
import { showErrorToast } from "../../shared/showError";
import { t } from "../../shared/messages/t";
import { toast } from "../../shared/toast";
import classes from "./EndUserSessions.module.css";
import { useTurnOffTwoFactorMutation } from "./SaveUser.generated";

/** A button that removes the second factor of a user who has lost it. */
export function TurnOffTwoFactor({ userId }: { userId: number }) {
  const [turnOff, { data, loading }] = useTurnOffTwoFactorMutation();
  if (data) return null;
  const submit = async () => {
    try {
      await turnOff({ variables: { userId } });
      toast.success(t("userForm.twoFactorOff"));
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <section className={classes.section}>
      <Text>{t("userForm.twoFactorHelp")}</Text>
      <Button variant="default" loading={loading} onClick={() => void submit()}>
        {t("userForm.turnOffTwoFactor")}
      </Button>
    </section>
  );
}
