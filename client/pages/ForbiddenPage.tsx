import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "../shared/paths";
import { useSession } from "../shared/session";
import { Message } from "../shared/ui/Message";
import { t } from "../shared/messages/t";

/** /forbidden */
export function Component() {
  const session = useSession();
  return (
    <Message
      title={t("forbidden.title")}
      text={t("forbidden.text")}
      help={t(session ? "forbidden.help" : "forbidden.helpLogin")}
      drawing="jar"
    >
      <Button component={Link} to={paths.home()}>
        {t("backHome")}
      </Button>
      {!session && (
        <Button component={Link} to={paths.login()} variant="default">
          {t("forbidden.login")}
        </Button>
      )}
    </Message>
  );
}
