import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useLoaderData, useLocation } from "react-router-dom";
import { ChangePasswordForm } from "../features/account/password/ChangePasswordForm";
import classes from "../shared/form/form.module.css";
import { paths } from "../shared/paths";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import type { ReturnTo } from "../shared/returnTo";
import { t } from "../shared/messages/t";
import { useChangePasswordPage } from "./ChangePasswordPage.generated";
import type { changePasswordLoader } from "./ChangePasswordPage.loader";

/** /auth/change-password */
export function Component() {
  const { viewer } =
    useChangePasswordPage(useLoaderData<ReturnType<typeof changePasswordLoader>>());
  const { from } = (useLocation().state as ReturnTo | null) ?? {};
  const mustChange = viewer?.mustChangePassword === true;
  const [wasForced] = useState(mustChange);
  return (
    <Guard loggedIn={viewer !== null} allowed={viewer !== null}>
      <section className={classes.page}>
        <PageTitle>{t("changePassword.title")}</PageTitle>
        <p className={classes.intro}>
          {mustChange ? t("changePassword.introGenerated") : t("changePassword.intro")}
        </p>
        <ChangePasswordForm />
        {wasForced && !mustChange && (
          <Button
            component={Link}
            to={from ?? paths.home()}
            state={from?.state}
            variant="default"
            fullWidth
            mt="md"
          >
            {t("changePassword.continue")}
          </Button>
        )}
        {viewer && (
          <p className={classes.other}>
            <Link to={paths.user(viewer.userId)}>{t("changePassword.toProfile")}</Link>
          </p>
        )}
      </section>
    </Guard>
  );
}
