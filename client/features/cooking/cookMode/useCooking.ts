import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { readCooking, writeCooking } from "./cookingParam";

/** The history state of a cook mode that was opened from its recipe. */
interface CookModeState {
  fromRecipe?: boolean;
}

/** The state of cook mode, from the URL: Back closes it, and a reload keeps it. */
export function useCooking() {
  const [searchParams, setSearchParams] = useSearchParams();
  const state = useLocation().state as CookModeState | null;
  const navigate = useNavigate();
  return {
    isCooking: readCooking(searchParams),
    begin: () =>
      setSearchParams(writeCooking(searchParams, true), {
        preventScrollReset: true,
        state: { fromRecipe: true } satisfies CookModeState,
      }),
    end: () => {
      if (state?.fromRecipe) void navigate(-1);
      // A visitor who opened a link has no recipe page in the history.
      else
        setSearchParams(writeCooking(searchParams, false), {
          replace: true,
          preventScrollReset: true,
        });
    },
  };
}
