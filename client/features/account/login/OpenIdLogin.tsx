import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router-dom";
import { parseApiError } from "../../../shared/apollo/apiError";
import { FormError } from "../../../shared/form/FormAlert";
import classes from "../../../shared/form/form.module.css";
import { paths } from "../../../shared/paths";
import type { ReturnTo } from "../../../shared/returnTo";
import { t } from "../../../shared/messages/t";
import { LinkForm } from "./LinkForm";
import { loginErrorMessage } from "./loginErrorMessage";
import { openIdParameters } from "./openIdParameters";
import { SecondFactorForm } from "./SecondFactorForm";
import type { SecondStep } from "./SecondStep";
import { useCompleteOpenIdLogin } from "./useOpenIdLogin";

/** The progress of the login. */
type Step =
  | { name: "waiting" }
  | { name: "failed"; message: string }
  | { name: "link"; challenge: string; message: string }
  | ({ name: "second factor" } & SecondStep);

/** The step that follows an error of the provider's login. */
function stepAfter(error: unknown): Step {
  const { challenge, code, message = "", passkeyOptions } = parseApiError(error) ?? {};
  if (challenge !== undefined && code === "PASSWORD_REQUIRED") {
    return { name: "link", challenge, message };
  }
  if (challenge !== undefined) return { name: "second factor", challenge, passkeyOptions };
  return { name: "failed", message: message || loginErrorMessage(error) };
}

/** Completes a login after the provider's redirect. */
export function OpenIdLogin({ returnTo }: { returnTo: ReturnTo }) {
  const complete = useCompleteOpenIdLogin();
  const [step, setStep] = useState<Step>(() =>
    openIdParameters.get() === null
      ? { name: "failed", message: t("openId.lost") }
      : { name: "waiting" },
  );

  const start = useEffectEvent(async () => {
    const parameters = openIdParameters.take();
    if (parameters === null) return;
    await complete(parameters).catch((error: unknown) => setStep(stepAfter(error)));
  });
  useEffect(() => void start(), []);

  if (step.name === "waiting") return <p role="status">{t("openId.waiting")}</p>;
  if (step.name === "link") {
    return (
      <LinkForm
        challenge={step.challenge}
        reason={step.message}
        onSecondStep={(next) => setStep({ name: "second factor", ...next })}
      />
    );
  }
  if (step.name === "second factor") {
    return (
      <SecondFactorForm
        challenge={step.challenge}
        passkeyOptions={step.passkeyOptions}
        onDone={() => undefined}
        onRestart={(reason) =>
          setStep({ name: "failed", message: reason ?? t("openId.restarted") })
        }
      />
    );
  }
  return (
    <div className={classes.form}>
      <FormError>{step.message}</FormError>
      <Button component={Link} to={paths.login()} state={returnTo} fullWidth>
        {t("openId.toLogin")}
      </Button>
    </div>
  );
}
