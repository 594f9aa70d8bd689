import { useHydrated } from "../../../hydration/useHydrated";
import { lazyComponent } from "../../../shared/ui/lazyComponent";
import type { CookMode_RecipeRef } from "./CookMode_recipe.generated";
import type { SharedProgress_RecipeRef } from "./SharedProgress_recipe.generated";
import { useCooking } from "./useCooking";
import { useSharedProgress } from "./useSharedProgress";

const CookMode = lazyComponent(() => import("./CookMode").then(({ CookMode }) => CookMode));

/** Cook mode while the address asks for it; its code is loaded with it. */
export function Cook({ recipe }: { recipe: CookMode_RecipeRef & SharedProgress_RecipeRef }) {
  useSharedProgress(recipe);
  const { end, isCooking } = useCooking();
  const hydrated = useHydrated();
  return hydrated && isCooking && <CookMode recipe={recipe} onClose={end} />;
}
