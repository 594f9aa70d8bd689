import { Button, Text } from "@mantine/core";
import { showErrorToast } from "../../shared/showError";
import { t } from "../../shared/messages/t";
import { toast } from "../../shared/toast";
import classes from "./EndUserSessions.module.css";
import { useEndUserSessionsMutation } from "./SaveUser.generated";

/** Logs another user out everywhere, for example after a break-in. */
export function EndUserSessions({ userId }: { userId: number }) {
  const [endSessions, { loading }] = useEndUserSessionsMutation();
  const end = async () => {
    try {
      const { data } = await endSessions({ variables: { userId } });
      toast.success(t("sessions.othersEnded", { count: data?.endUserSessions ?? 0 }));
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <section className={classes.section}>
      <Text>{t("userForm.sessionsHelp")}</Text>
      <Button variant="default" loading={loading} onClick={() => void end()}>
        {t("userForm.endSessions")}
      </Button>
    </section>
  );
}
