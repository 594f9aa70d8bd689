import "../../../shared/ui/fieldStyles";
import { Switch } from "@mantine/core";
import { useState } from "react";
import { t } from "../../../shared/messages/t";
import { showErrorToast } from "../../../shared/showError";
import { toast } from "../../../shared/toast";

interface SettingSwitchProps {
  label: string;
  description: string;
  /** The stored value. */
  checked: boolean;
  onSave: (checked: boolean) => Promise<unknown>;
}

/** A setting that is saved at once. If saving fails, it returns to the stored value. */
export function SettingSwitch({ label, description, checked, onSave }: SettingSwitchProps) {
  const [saving, setSaving] = useState<boolean | null>(null);
  const save = async (value: boolean) => {
    if (saving !== null) return;
    setSaving(value);
    try {
      await onSave(value);
      toast.success(t("settings.saved"));
    } catch (error) {
      showErrorToast(error);
    }
    setSaving(null);
  };
  return (
    <Switch
      size="md"
      label={label}
      description={description}
      checked={saving ?? checked}
      onChange={({ currentTarget }) => void save(currentTarget.checked)}
    />
  );
}
