import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { formatDate } from "../../../shared/dates";
import { t } from "../../../shared/messages/t";
import { toast } from "../../../shared/toast";
import classes from "./OpenIdSection.module.css";
import { RemoveOpenIdDialog } from "./RemoveOpenIdDialog";

interface OpenIdSectionProps {
  login: {
    providerName: string | null;
    linkedAt: string | null;
    lastUsedAt: string | null;
    isRemovable: boolean;
  };
  onRemoved: () => void;
}

/** The viewer's link to the OpenID provider; empty if there is neither a provider nor a link. */
export function OpenIdSection({ login, onRemoved }: OpenIdSectionProps) {
  const { isRemovable, lastUsedAt, linkedAt, providerName } = login;
  const heading = useId();
  const [removing, setRemoving] = useState(false);
  if (providerName === null && linkedAt === null) return null;
  const name = providerName ?? "OpenID Connect";
  const onRemove = () => {
    setRemoving(false);
    toast.success(t("openId.removed", { name }));
    onRemoved();
  };
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h3 id={heading}>{t("openId.section", { name })}</h3>
      <p className={classes.help}>
        {linkedAt && lastUsedAt
          ? t("openId.linkedSince", { date: formatDate(linkedAt), used: formatDate(lastUsedAt) })
          : t("openId.notLinked", { name })}
      </p>
      {linkedAt && !isRemovable && <p className={classes.help}>{t("openId.noPassword")}</p>}
      {linkedAt && isRemovable && (
        <Button variant="default" className={classes.action} onClick={() => setRemoving(true)}>
          {t("openId.remove")}
        </Button>
      )}
      {removing && (
        <RemoveOpenIdDialog name={name} onRemoved={onRemove} onClose={() => setRemoving(false)} />
      )}
    </section>
  );
}
