import { useLoaderData, useRevalidator } from "react-router-dom";
import { OpenIdSection } from "../features/account/openId/OpenIdSection";
import { SessionItem } from "../features/account/sessions/SessionItem";
import { SessionList } from "../features/account/sessions/SessionList";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import classes from "./FormPage.module.css";
import { useSessionsPage } from "./SessionsPage.generated";
import type { sessionsLoader } from "./SessionsPage.loader";

/** /auth/sessions */
export function Component() {
  const data = useSessionsPage(useLoaderData<ReturnType<typeof sessionsLoader>>());
  const { revalidate } = useRevalidator();
  const others = data.viewerSessions.filter(({ current }) => !current).map(({ id }) => id);
  return (
    <section className={classes.wide}>
      <div>
        <PageTitle>{t("sessions.title")}</PageTitle>
        <p className={classes.intro}>{t("sessions.intro")}</p>
      </div>
      <SessionList others={others}>
        {data.viewerSessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </SessionList>
      <OpenIdSection login={data.viewerOpenIdLogin} onRemoved={() => void revalidate()} />
    </section>
  );
}
