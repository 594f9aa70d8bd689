import "../../../shared/ui/fieldStyles";
import { Alert, Button } from "@mantine/core";
import form from "../../../shared/form/form.module.css";
import { t } from "../../../shared/messages/t";
import { toast } from "../../../shared/toast";
import { saveFile } from "../../../shared/saveFile";
import classes from "./twoFactor.module.css";

interface NewRecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes, which are shown only once. */
export function NewRecoveryCodes({ codes, onDone }: NewRecoveryCodesProps) {
  const text = codes.join("\n");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t("twoFactor.copied"));
    } catch {
      toast.error(t("twoFactor.notCopied"));
    }
  };
  const download = () =>
    saveFile(new Blob([`${text}\n`], { type: "text/plain" }), `${t("twoFactor.file")}.txt`);
  return (
    <>
      <Alert role="status" color="herb" className={form.alert}>
        {t("twoFactor.codesOnce")}
      </Alert>
      <ol className={classes.codes} aria-label={t("twoFactor.codes")}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className={form.buttons}>
        <Button variant="default" onClick={() => void copy()}>
          {t("twoFactor.copy")}
        </Button>
        <Button variant="default" onClick={download}>
          {t("twoFactor.download")}
        </Button>
        <Button onClick={onDone}>{t("twoFactor.done")}</Button>
      </p>
    </>
  );
}
