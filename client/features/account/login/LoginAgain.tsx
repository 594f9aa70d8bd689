import { useApolloClient } from "@apollo/client/react";
import { Modal } from "@mantine/core";
import { useRevalidator } from "react-router-dom";
import { resetStore } from "../../../apollo/resetStore";
import { sessionStore } from "../../../shared/session";
import { useFocusReturn } from "../../../shared/ui/useFocusReturn";
import { t } from "../../../shared/messages/t";
import { LoginForm } from "./LoginForm";

/** The login over a screen where something was being written, which stays as it is. */
export function LoginAgain() {
  const client = useApolloClient();
  const { revalidate } = useRevalidator();
  const before = sessionStore.get()?.user.userId;
  useFocusReturn();

  const showAnew = async () => {
    await resetStore(client);
    await revalidate();
  };
  const giveUp = () => {
    sessionStore.end();
    void showAnew();
  };
  const goOn = () => {
    if (sessionStore.get()?.user.userId !== before) void showAnew();
  };

  return (
    <Modal
      opened
      centered
      radius={10}
      onClose={giveUp}
      title={t("login.title")}
      closeButtonProps={{ "aria-label": t("dialog.cancel") }}
    >
      <LoginForm reason={t("login.sessionEnded")} onDone={goOn} />
    </Modal>
  );
}
