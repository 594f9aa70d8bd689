import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { readCooking, writeCooking } from "./cookingParam";

/** Travels with the step in the history that opens cook mode from its recipe. */
interface Opened {
  fromRecipe?: boolean;
}

/** Whether a recipe is being cooked, as the address says: Back closes it, a reload does not. */
export function useCooking() {
  const [searchParams, setSearchParams] = useSearchParams();
  const state = useLocation().state as Opened | null;
  const navigate = useNavigate();
  return {
    isCooking: readCooking(searchParams),
    begin: () =>
      setSearchParams(writeCooking(searchParams, true), {
        preventScrollReset: true,
        state: { fromRecipe: true } satisfies Opened,
      }),
    end: () => {
      if (state?.fromRecipe) void navigate(-1);
      // Who came by a link to it has no recipe to go back to.
      else
        setSearchParams(writeCooking(searchParams, false), {
          replace: true,
          preventScrollReset: true,
        });
    },
  };
}
