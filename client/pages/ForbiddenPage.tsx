import { Button } from "@mantine/core";
import { Link, useLoaderData } from "react-router-dom";
import { RequestContributor } from "../features/contributorRequests/RequestContributor";
import { paths } from "../shared/paths";
import { useSession } from "../shared/session";
import { Message } from "../shared/ui/Message";
import { t } from "../shared/messages/t";
import { useForbiddenPage } from "./ForbiddenPage.generated";
import type { forbiddenLoader } from "./ForbiddenPage.loader";
import classes from "./ForbiddenPage.module.css";

/** /forbidden */
export function Component() {
  const ref = useLoaderData<ReturnType<typeof forbiddenLoader>>();
  const { viewer, viewerCanRequestContributor } = useForbiddenPage(ref);
  const session = useSession();
  const asker = viewerCanRequestContributor ? viewer : null;
  const help = asker ? t("forbidden.helpMember") : t("forbidden.help");
  return (
    <>
      <Message
        title={t("forbidden.title")}
        text={t("forbidden.text")}
        help={session ? help : t("forbidden.helpLogin")}
        drawing="jar"
      >
        <Button component={Link} to={paths.home()} variant={asker ? "default" : "filled"}>
          {t("backHome")}
        </Button>
        {!session && (
          <Button component={Link} to={paths.login()} variant="default">
            {t("forbidden.login")}
          </Button>
        )}
      </Message>
      {asker && (
        <div className={classes.request}>
          <RequestContributor user={asker} />
        </div>
      )}
    </>
  );
}
