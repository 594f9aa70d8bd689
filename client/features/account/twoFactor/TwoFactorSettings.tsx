import { useState } from "react";
import { AuthenticatorSection } from "./AuthenticatorSection";
import { PasskeyItem } from "./PasskeyItem";
import { PasskeysSection } from "./PasskeysSection";
import { RecoveryCodesSection } from "./RecoveryCodesSection";
import type { PasskeyItem_PasskeyRef } from "./PasskeyItem_passkey.generated";

interface TwoFactorSettingsProps {
  twoFactor: {
    /** The time when the app was added; null without an app. */
    authenticatorAddedAt: string | null;
    passkeys: (PasskeyItem_PasskeyRef & { id: string })[];
    recoveryCodesLeft: number;
  };
  /** Runs after a factor is added, changed or removed. */
  onChange: () => void;
}

/** The viewer's second factors. */
export function TwoFactorSettings({ twoFactor, onChange }: TwoFactorSettingsProps) {
  const { authenticatorAddedAt, passkeys, recoveryCodesLeft } = twoFactor;
  const [codes, setCodes] = useState<readonly string[]>([]);
  const isOn = authenticatorAddedAt !== null || passkeys.length > 0;
  const showCodes = (newCodes: readonly string[]) => {
    setCodes(newCodes);
    onChange();
  };
  return (
    <>
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
          <PasskeyItem key={passkey.id} passkey={passkey} onChanged={onChange} />
        ))}
      </PasskeysSection>
    </>
  );
}
