import { Button } from "@mantine/core";
import { ChefHat } from "lucide-react";
import { useHydrated } from "../../../hydration/useHydrated";
import { t } from "../../../shared/messages/t";
import type { CookMode_RecipeRef } from "./CookMode_recipe.generated";
import { useCooking } from "./useCooking";
import { lazyComponent } from "../../../shared/ui/lazyComponent";

const CookMode = lazyComponent(() => import("./CookMode").then(({ CookMode }) => CookMode));

/** Opens cook mode, whose code comes with it. */
export function Cook({ recipe }: { recipe: CookMode_RecipeRef }) {
  const { begin, end, isCooking } = useCooking();
  const hydrated = useHydrated();
  return (
    <>
      <Button
        data-scripted
        size="sm"
        radius={22}
        leftSection={<ChefHat size={18} aria-hidden />}
        onClick={begin}
      >
        {t("cookMode.open")}
      </Button>
      {hydrated && isCooking && <CookMode recipe={recipe} onClose={end} />}
    </>
  );
}
