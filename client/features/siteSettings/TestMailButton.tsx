import { Button } from "@mantine/core";
import { useState } from "react";
import { FormDone, FormError } from "../../shared/form/FormAlert";
import { t } from "../../shared/messages/t";
import { showErrorToast } from "../../shared/showError";
import { type RequestTestMailMutation, useRequestTestMailMutation } from "./SiteSettings.generated";
import classes from "./SiteSettings.module.css";

type Result = RequestTestMailMutation["sendTestMail"];

/** Describes the outcome of a test mail, with the words of the mail server. */
function describeResult({ answer, outcome, recipient }: Result): string {
  const text = t(`siteSettings.outcome.${outcome}`, { recipient });
  return answer ? t("siteSettings.answer", { text, answer }) : text;
}

/** Sends a test mail to the admin's own address, and shows the response of the mail server. */
export function TestMailButton() {
  const [send, { loading }] = useRequestTestMailMutation();
  const [result, setResult] = useState<Result>();
  const onClick = async () => {
    setResult(undefined);
    try {
      setResult((await send()).data?.sendTestMail);
    } catch (error) {
      showErrorToast(error);
    }
  };
  const isSent = result?.outcome === "ACCEPTED" || result?.outcome === "STORED";
  return (
    <div className={classes.testMail}>
      <Button variant="default" loading={loading} onClick={() => void onClick()}>
        {t("siteSettings.testMail")}
      </Button>
      {result && isSent && <FormDone>{describeResult(result)}</FormDone>}
      {result && !isSent && <FormError>{describeResult(result)}</FormError>}
    </div>
  );
}
