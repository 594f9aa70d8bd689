import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "../shared/paths";
import { Message } from "../shared/ui/Message";
import { t } from "../shared/messages/t";

/** /forbidden */
export function Component() {
  return (
    <Message title={t("forbidden.title")} text={t("forbidden.text")} drawing="jar">
      <Button component={Link} to={paths.home()}>
        {t("backHome")}
      </Button>
    </Message>
  );
}
