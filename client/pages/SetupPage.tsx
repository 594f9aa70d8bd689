import { useApolloClient } from "@apollo/client/react";
import { Suspense, useState } from "react";
import { Await, Link, useLoaderData, useNavigate } from "react-router-dom";
import { SetupForm } from "../features/account/setup/SetupForm";
import { FailedCheck } from "../shared/form/FailedCheck";
import { FormError } from "../shared/form/FormAlert";
import classes from "../shared/form/form.module.css";
import { paths } from "../shared/paths";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import type { KeyCheck } from "./SetupPage.loader";

/** The loader's data after the key is removed from the URL. */
interface SetupLoaderData {
  setupKey: string;
  check: Promise<KeyCheck>;
}

/** Explains how to get a valid link. */
function InvalidLink() {
  return (
    <div className={classes.form}>
      <FormError>{t("setup.invalid")}</FormError>
      <p>{t("setup.invalidHelp")}</p>
      <p>{t("setup.command")}</p>
      <pre className={classes.code}>{"potluck admin create \\\n  --email … --name …"}</pre>
      <p className={classes.other}>
        <Link to={paths.login()}>{t("setup.login")}</Link>
      </p>
    </div>
  );
}

/** The form for a valid key; afterwards the start page shows the first steps. */
function Setup({ setupKey, isValid }: { setupKey: string; isValid: boolean }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isRejected, setRejected] = useState(!isValid);
  if (isRejected) return <InvalidLink />;
  const showFirstSteps = async () => {
    // The cache is cleared, because it contains a visitor's data.
    await client.clearStore();
    await navigate(paths.home(), { replace: true });
  };
  return (
    <>
      <p className={classes.intro}>{t("setup.intro")}</p>
      <SetupForm
        setupKey={setupKey}
        onDone={() => void showFirstSteps()}
        onInvalid={() => setRejected(true)}
      />
    </>
  );
}

/** /setup?key= */
export function Component() {
  const { setupKey, check } = useLoaderData<SetupLoaderData>();
  return (
    <section className={classes.page}>
      <PageTitle>{t("setup.title")}</PageTitle>
      <Suspense key={setupKey} fallback={<p role="status">{t("setup.checking")}</p>}>
        <Await resolve={check}>
          {(checked: KeyCheck) =>
            "error" in checked ? (
              <FailedCheck error={checked.error} />
            ) : (
              <Setup setupKey={setupKey} isValid={checked.isValid} />
            )
          }
        </Await>
      </Suspense>
    </section>
  );
}
