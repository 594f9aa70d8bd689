import { useLoaderData } from "react-router-dom";
import { ConfirmEmail } from "../features/account/mailLinks/ConfirmEmail";
import classes from "../shared/form/form.module.css";
import { t } from "../shared/messages/t";
import { PageTitle } from "../shared/ui/PageTitle";
import type { MailLinkData } from "./MailLinkPages.loader";

/** /confirm-email?token= */
export function Component() {
  const { token } = useLoaderData<MailLinkData>();
  return (
    <section className={classes.page}>
      <PageTitle>{t("confirmEmail.title")}</PageTitle>
      <ConfirmEmail key={token} token={token} />
    </section>
  );
}
