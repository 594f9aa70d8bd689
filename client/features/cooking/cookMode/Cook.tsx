import { Button } from "@mantine/core";
import { ChefHat } from "lucide-react";
import { lazy, Suspense } from "react";
import { useHydrated } from "../../../shared/useHydrated";
import { t } from "../../../shared/words/t";
import type { CookMode_RecipeRef } from "./CookMode_recipe.generated";
import { useCooking } from "./useCooking";

const CookMode = lazy(() => import("./CookMode").then(({ CookMode }) => ({ default: CookMode })));

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
      {hydrated && isCooking && (
        <Suspense>
          <CookMode recipe={recipe} onClose={end} />
        </Suspense>
      )}
    </>
  );
}
