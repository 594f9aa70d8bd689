import { useLoaderData } from "react-router-dom";
import { Unsubscribe } from "../features/account/mailLinks/Unsubscribe";
import classes from "../shared/form/form.module.css";
import { t } from "../shared/messages/t";
import { PageTitle } from "../shared/ui/PageTitle";
import type { MailLinkData } from "./MailLinkPages.loader";

/** /unsubscribe?token= */
export function Component() {
  const { token } = useLoaderData<MailLinkData>();
  return (
    <section className={classes.page}>
      <PageTitle>{t("unsubscribe.title")}</PageTitle>
      <Unsubscribe key={token} token={token} />
    </section>
  );
}
