import type { LoaderFunctionArgs } from "react-router-dom";
import { requireId } from "../shared/ids";
import { t } from "../shared/messages/t";
import type { Preload } from "../shared/preload";
import { preloadSuggestionPage } from "./SuggestionPage.generated";

/** Fetches a suggestion with its changes. Throws 404 for an invalid ID. */
export const suggestionLoader =
  (preload: Preload) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const suggestionId = requireId(params["suggestionId"], t("suggestions.missing"));
    return preloadSuggestionPage(preload, { request, variables: { suggestionId } });
  };
