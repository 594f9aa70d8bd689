import { useState } from "react";
import { useHydrated } from "../../../shared/hydration/useHydrated";
import { sessionStore, useSession } from "../../../shared/session";
import { lazyComponent } from "../../../shared/ui/lazyComponent";
import { LoadingBar } from "../../../shared/ui/LoadingBar";
import type { CookMode_RecipeRef } from "./CookMode_recipe.generated";
import type { SharedProgress_RecipeRef } from "./SharedProgress_recipe.generated";
import { useCooking } from "./useCooking";

const CookMode = lazyComponent(() => import("./CookMode").then(({ CookMode }) => CookMode));

const SharedProgress = lazyComponent(() =>
  import("./SharedProgress").then(({ SharedProgress }) => SharedProgress),
);

/** Cook mode while the URL contains its parameter; the code loads on demand. */
export function Cook({ recipe }: { recipe: CookMode_RecipeRef & SharedProgress_RecipeRef }) {
  const userId = useSession()?.user.userId;
  // The progress belongs to this viewer, even after another user has logged in.
  const [loadedFor] = useState(sessionStore.viewerId);
  const { end, isCooking } = useCooking();
  const hydrated = useHydrated();
  return (
    <>
      {hydrated && userId === loadedFor && <SharedProgress userId={userId} recipe={recipe} />}
      {hydrated && isCooking && (
        <CookMode recipe={recipe} fallback={<LoadingBar />} onClose={end} />
      )}
    </>
  );
}
