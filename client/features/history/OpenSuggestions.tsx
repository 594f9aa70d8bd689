import { t } from "../../shared/messages/t";
import { useOpenSuggestionsQuery } from "./OpenSuggestions.generated";
import { SuggestionList } from "./SuggestionList";

/** The suggested edits of a recipe that wait for an answer, for users who may edit it. */
export function OpenSuggestions({ recipeId }: { recipeId: number }) {
  const { data } = useOpenSuggestionsQuery({
    variables: { recipeId },
    fetchPolicy: "cache-and-network",
  });
  const nodes = data?.recipe.suggestions?.edges.map(({ node }) => node) ?? [];
  const waiting = nodes.filter(({ state }) => state === "OPEN");
  if (waiting.length === 0) return null;
  return <SuggestionList title={t("suggestions.ofRecipe")} suggestions={waiting} isOfRecipe />;
}
