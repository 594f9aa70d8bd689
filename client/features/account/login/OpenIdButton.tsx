import { Button } from "@mantine/core";
import { useState } from "react";
import { parseApiError } from "../../../shared/apollo/apiError";
import { FormError } from "../../../shared/form/FormAlert";
import type { ReturnTo } from "../../../shared/returnTo";
import { useSettings } from "../../../shared/SettingsContext";
import { t } from "../../../shared/messages/t";
import { loginErrorMessage } from "./loginErrorMessage";
import classes from "./OpenIdButton.module.css";
import { useStartOpenIdLoginMutation } from "./OpenId.generated";
import { storeReturn } from "./openIdReturn";

/** A button that opens the OpenID provider; empty without a provider. */
export function OpenIdButton({ returnTo }: { returnTo: ReturnTo }) {
  const { loginProvider: name } = useSettings();
  const [start] = useStartOpenIdLoginMutation();
  const [leaving, setLeaving] = useState(false);
  const [error, setError] = useState<string>();
  if (name === null) return null;

  const leave = async () => {
    setLeaving(true);
    setError(undefined);
    try {
      const { data } = await start({ context: { asVisitor: true } });
      storeReturn(returnTo);
      if (data) location.assign(data.startOpenIdLogin);
    } catch (failure) {
      setError(parseApiError(failure)?.message || loginErrorMessage(failure));
      setLeaving(false);
    }
  };

  return (
    <div className={classes.provider}>
      <p className={classes.or}>{t("openId.or")}</p>
      <FormError>{error}</FormError>
      <Button variant="default" fullWidth loading={leaving} onClick={() => void leave()}>
        {t("openId.logIn", { name })}
      </Button>
    </div>
  );
}
