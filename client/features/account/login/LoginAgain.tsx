import "../../../shared/ui/dialogStyles";
import { Modal } from "@mantine/core";
import { sessionStore } from "../../../shared/session";
import { useReloadData } from "../../../shared/useReloadData";
import { useFocusReturn } from "../../../shared/ui/useFocusReturn";
import { t } from "../../../shared/messages/t";
import { LoginForm } from "./LoginForm";

/** A login over a screen with unsaved text, which stays unchanged. */
export function LoginAgain() {
  const reloadData = useReloadData();
  const before = sessionStore.get()?.user.userId;
  useFocusReturn();

  const logOut = () => {
    sessionStore.end();
    void reloadData();
  };
  const onLogin = () => {
    if (sessionStore.get()?.user.userId !== before) void reloadData();
  };

  return (
    <Modal
      opened
      centered
      radius={10}
      onClose={logOut}
      title={t("login.title")}
      closeButtonProps={{ "aria-label": t("dialog.cancel") }}
    >
      <LoginForm reason={t("login.sessionEnded")} onDone={onLogin} />
    </Modal>
  );
}
