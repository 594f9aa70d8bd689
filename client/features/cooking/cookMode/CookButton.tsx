import { Button } from "@mantine/core";
import { ChefHat } from "lucide-react";
import { t } from "../../../shared/messages/t";
import { useCooking } from "./useCooking";

/** Opens cook mode. */
export function CookButton() {
  const { begin } = useCooking();
  return (
    <Button
      data-scripted
      size="sm"
      radius={22}
      leftSection={<ChefHat size={18} aria-hidden />}
      onClick={begin}
    >
      {t("cookMode.open")}
    </Button>
  );
}
