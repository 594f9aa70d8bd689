import { Link } from "react-router-dom";
import { nameInText } from "../../../shared/amounts/ingredientNames";
import { currentLanguage } from "../../shared/messages/locale";
import { paths } from "../../shared/paths";
import { t } from "../../shared/messages/t";
import { type ListQuery, writeListQuery } from "./listQuery";
import classes from "./SimilarSearchNotice.module.css";

interface SimilarSearchNoticeProps {
  query: ListQuery;
  similar: { text: string; leftOutWords: string[]; excludedIngredients: string[] };
}

/** The number of ingredients that are named. */
const MAX_NAMES = 6;

/** A note above recipes that do not match the search itself. */
export function SimilarSearchNotice({ query, similar }: SimilarSearchNoticeProps) {
  const { text, leftOutWords, excludedIngredients } = similar;
  const hasExclusions = excludedIngredients.length > 0;
  const shownText = t("list.searchChip", { text });
  const address = `${paths.recipes()}?${writeListQuery({ ...query, search: text })}`;
  // A link would lose the exclusions, which the text does not have.
  const shown = hasExclusions ? shownText : <Link to={address}>{shownText}</Link>;
  return (
    <div className={classes.notice} role="status">
      {leftOutWords.length > 0 ? (
        <p>
          {t("list.similar.fewerWords")} {t("list.similar.shown")} {shown}.
        </p>
      ) : (
        !hasExclusions && (
          <p>
            {t("list.noResults", { text: query.search.trim() })} {t("list.didYouMean")} {shown}
          </p>
        )
      )}
      {hasExclusions && <Exclusions names={excludedIngredients} />}
    </div>
  );
}

function Exclusions({ names }: { names: string[] }) {
  const named = names
    .slice(0, MAX_NAMES)
    .map((name) => nameInText(name, { locale: currentLanguage() }))
    .join(", ");
  const more = names.length - MAX_NAMES;
  return (
    <p>
      {more > 0
        ? t("list.similar.excludedMore", { names: named, count: more })
        : t("list.similar.excluded", { names: named })}{" "}
      {t("list.similar.allergy")}
    </p>
  );
}
