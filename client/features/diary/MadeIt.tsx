import { useApolloClient } from "@apollo/client/react";
import { CookingPot } from "lucide-react";
import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import type { DiaryEntryInput } from "../../shared/apollo/schema.generated";
import { nextPage } from "../../shared/apollo/nextPage";
import { formatDate } from "../../shared/dates";
import { t } from "../../shared/messages/t";
import { useOutbox } from "../../shared/offline/outboxState";
import { PendingMark } from "../../shared/offline/PendingMark";
import { paths } from "../../shared/paths";
import { useSession } from "../../shared/session";
import { describeError } from "../../shared/showError";
import { LoadMoreButton } from "../../shared/ui/LoadMoreButton";
import { diaryKeys } from "./diaryCache";
import { DiaryEntryItem } from "./DiaryEntryItem";
import { fetchMadeIt, useMadeItQuery } from "./MadeIt.generated";
import classes from "./MadeIt.module.css";

/** The number of entries that are shown at first, and added by a press. */
const ENTRIES = 5;

/** The diary entries about a recipe: public ones, the viewer's own, and those that wait to be sent. */
export function MadeIt({ recipeId }: { recipeId: number }) {
  const client = useApolloClient();
  const session = useSession();
  const variables = { recipeId, first: ENTRIES };
  const { data, error } = useMadeItQuery({ variables, fetchPolicy: "cache-and-network" });
  const unsent = useOutbox().filter(({ key }) => key.startsWith(diaryKeys(recipeId)));
  const { edges, pageInfo, totalCount } = data?.recipe.diaryEntries ?? { edges: [], totalCount: 0 };
  if (!session && totalCount === 0) return null;
  const more =
    pageInfo && nextPage(pageInfo, (after) => fetchMadeIt(client, { ...variables, after }));
  return (
    <section className={classes.section} aria-labelledby="made-it">
      <div className={classes.heading}>
        <h2 id="made-it">{t("diary.madeIt")}</h2>
        {totalCount > 0 && <p>{t("diary.times", { count: totalCount })}</p>}
        {session && (
          <Button
            component={Link}
            to={paths.newDiaryEntry(recipeId)}
            variant="default"
            size="sm"
            leftSection={<CookingPot size={18} aria-hidden />}
          >
            {t("diary.add")}
          </Button>
        )}
      </div>
      {unsent.map(({ key, variables: { input } }) => {
        const { cookedOn, text } = input as DiaryEntryInput;
        return (
          <div key={key} className={classes.unsent}>
            <p dir="auto">{[cookedOn && formatDate(cookedOn), text].filter(Boolean).join(": ")}</p>
            <PendingMark of={key} />
          </div>
        );
      })}
      {error && !data && <p role="alert">{describeError(error, t("diary.loadFailed")).title}</p>}
      <ul>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <DiaryEntryItem entry={node} linksTo="author" />
          </li>
        ))}
      </ul>
      {more && <LoadMoreButton onMore={more}>{t("diary.showMore")}</LoadMoreButton>}
    </section>
  );
}
