import { Button } from "@mantine/core";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../shared/paths";
import { Message } from "../shared/ui/Message";
import { t } from "../shared/messages/t";

/** /not-found and every unknown address; names the missing object if known. */
export function Component() {
  const { message } = (useLocation().state as { message?: string } | null) ?? {};
  return (
    <Message title={t("notFound.title")} text={message ?? t("notFound.text")} drawing="plate">
      <Button component={Link} to={paths.recipes()}>
        {t("toRecipes")}
      </Button>
      <Button component={Link} to={paths.home()} variant="default">
        {t("backHome")}
      </Button>
    </Message>
  );
}
