import { Link, useLoaderData } from "react-router-dom";
import { SuggestionAnswer } from "../features/history/SuggestionAnswer";
import { SuggestionList } from "../features/history/SuggestionList";
import { formatDateTime } from "../shared/dates";
import { langOf } from "../shared/languages";
import { t } from "../shared/messages/t";
import { paths } from "../shared/paths";
import { OwnerLink } from "../shared/ui/OwnerLink";
import { PageTitle } from "../shared/ui/PageTitle";
import form from "./FormPage.module.css";
import classes from "./HistoryPage.module.css";
import { useSuggestionPage } from "./SuggestionPage.generated";
import type { suggestionLoader } from "./SuggestionPage.loader";

/** /recipes/:recipeId/suggestions/:suggestionId */
export function Component() {
  const { suggestion } = useSuggestionPage(useLoaderData<ReturnType<typeof suggestionLoader>>());
  const { suggestionId, recipe, recipeId, changes, state, answer, acceptedVersion } = suggestion;
  const others = (recipe?.suggestions?.edges ?? [])
    .map(({ node }) => node)
    .filter((other) => other.state === "OPEN" && other.suggestionId !== suggestionId);
  return (
    <section className={form.page}>
      <div>
        {recipe && (
          <p className={form.origin}>
            <Link to={paths.recipe(recipeId)} dir="auto" lang={langOf(recipe.language)}>
              {recipe.name}
            </Link>
          </p>
        )}
        <PageTitle>{t("suggestions.title")}</PageTitle>
        <p className={form.intro}>
          {t("variations.by")} <OwnerLink owner={suggestion.suggester} />
          {" · "}
          <time dateTime={suggestion.createdAt} suppressHydrationWarning>
            {formatDateTime(suggestion.createdAt)}
          </time>
          {" · "}
          {t(`suggestions.states.${state}`)}
        </p>
      </div>
      <blockquote className={classes.quote} dir="auto">
        {suggestion.reason}
      </blockquote>
      {answer && <p dir="auto">{t("suggestions.answer", { answer })}</p>}
      {recipe && acceptedVersion !== null && acceptedVersion > 1 && (
        <p>
          <Link to={paths.recipeDifference(recipeId, acceptedVersion - 1, acceptedVersion)}>
            {t("suggestions.seeVersion", { version: acceptedVersion })}
          </Link>
        </p>
      )}
      {recipe && changes ? (
        <SuggestionAnswer
          key={suggestionId}
          suggestion={suggestion}
          currentVersion={recipe.version}
          language={recipe.language}
          changes={changes}
        />
      ) : (
        <p className={form.intro}>{t("suggestions.hidden")}</p>
      )}
      {others.length > 0 && (
        <SuggestionList title={t("suggestions.others")} suggestions={others} isOfRecipe />
      )}
    </section>
  );
}
