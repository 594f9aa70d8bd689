import "../shared/ui/fieldStyles";
import { Alert } from "@mantine/core";
import { useState } from "react";
import { Link, useLoaderData, useRevalidator } from "react-router-dom";
import { AuthenticatorSection } from "../features/account/twoFactor/AuthenticatorSection";
import { PasskeyItem } from "../features/account/twoFactor/PasskeyItem";
import { PasskeysSection } from "../features/account/twoFactor/PasskeysSection";
import { RecoveryCodesSection } from "../features/account/twoFactor/RecoveryCodesSection";
import form from "../shared/form/form.module.css";
import { paths } from "../shared/paths";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import { useTwoFactorPage } from "./TwoFactorPage.generated";
import type { twoFactorLoader } from "./TwoFactorPage.loader";

/** /auth/two-factor; visitors are refused by the query. */
export function Component() {
  const { viewer, viewerTwoFactor } =
    useTwoFactorPage(useLoaderData<ReturnType<typeof twoFactorLoader>>());
  const { revalidate } = useRevalidator();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { authenticatorAddedAt, passkeys, recoveryCodesLeft, required } = viewerTwoFactor;
  const isOn = authenticatorAddedAt !== null || passkeys.length > 0;
  const showCodes = (newCodes: readonly string[]) => {
    setCodes(newCodes);
    void revalidate();
  };
  return (
    <div className={form.page}>
      <PageTitle>{t("twoFactor.title")}</PageTitle>
      <p className={form.intro}>{t("twoFactor.intro")}</p>
      {required && !isOn && (
        <Alert role="alert" color="gray" className={form.alert}>
          {t("twoFactor.required")}
        </Alert>
      )}
      {(isOn || codes.length > 0) && (
        <RecoveryCodesSection
          remainingCount={recoveryCodesLeft}
          codes={codes}
          onCodes={showCodes}
        />
      )}
      <AuthenticatorSection
        addedAt={authenticatorAddedAt}
        onCodes={showCodes}
        onRemoved={() => showCodes([])}
      />
      <PasskeysSection onAdded={showCodes}>
        {passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} onChanged={() => void revalidate()} />
        ))}
      </PasskeysSection>
      {viewer && (
        <p className={form.other}>
          <Link to={paths.user(viewer.userId)}>{t("changePassword.toProfile")}</Link>
        </p>
      )}
    </div>
  );
}
