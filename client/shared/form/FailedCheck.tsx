import { Button } from "@mantine/core";
import { useRevalidator } from "react-router-dom";
import { t } from "../messages/t";
import { FormError } from "./FormAlert";
import classes from "./form.module.css";

/**
 * The error that prevented the check of a link, such as a missing connection, with a retry button.
 */
export function FailedCheck({ error }: { error: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={classes.form}>
      <FormError>{error}</FormError>
      <Button fullWidth loading={state === "loading"} onClick={() => void revalidate()}>
        {t("failed.again")}
      </Button>
    </div>
  );
}
