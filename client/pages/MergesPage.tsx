import { Button } from "@mantine/core";
import { useId } from "react";
import { Link, useLoaderData } from "react-router-dom";
import { DuplicatePairItem } from "../features/reference/merging/DuplicatePairItem";
import type { MergeableKindName } from "../../shared/referenceKinds";
import classes from "../features/reference/merging/Merges.module.css";
import { RecentMergeItem } from "../features/reference/merging/RecentMergeItem";
import { t } from "../shared/messages/t";
import { Drawing } from "../shared/ui/Drawing";
import message from "../shared/ui/Message.module.css";
import { PageTitle } from "../shared/ui/PageTitle";
import { useMergesPage } from "./MergesPage.generated";
import type { mergesLoader } from "./MergesPage.loader";

/** /tags/duplicates, /categories/duplicates, /ingredients/duplicates */
export function Component() {
  const { kind, ref } = useLoaderData<ReturnType<typeof mergesLoader>>();
  const { duplicates, merges } = useMergesPage(ref);
  const [pairs, recent] = [useId(), useId()];
  const ofKind = merges.edges.filter(({ node }) => node.kind === kind.mergeable);
  // Only kinds that can be merged have this screen.
  const title = t(`merging.${kind.name as MergeableKindName}`);
  return (
    <div className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <p className={classes.intro}>{t("merging.intro")}</p>
      <section className={classes.section} aria-labelledby={pairs}>
        <h2 id={pairs}>{t("merging.duplicates")}</h2>
        {duplicates.length === 0 && (
          <div className={message.root}>
            <Drawing name="plate" />
            <p className={message.text}>{t("merging.noDuplicates")}</p>
            <div className={message.actions}>
              <Button component={Link} to={kind.paths.list()} variant="default">
                {t("table.back")}
              </Button>
            </div>
          </div>
        )}
        {duplicates.length > 0 && (
          <ul className={classes.list} aria-labelledby={pairs}>
            {duplicates.map((pair) => (
              <DuplicatePairItem
                key={`${pair.one.itemId} ${pair.other.itemId}`}
                kind={kind}
                pair={pair}
              />
            ))}
          </ul>
        )}
      </section>
      <section className={classes.section} aria-labelledby={recent}>
        <h2 id={recent}>{t("merging.recent")}</h2>
        {ofKind.length === 0 && <p className={classes.quiet}>{t("merging.noMerges")}</p>}
        {ofKind.length > 0 && (
          <ul className={classes.list} aria-labelledby={recent}>
            {ofKind.map(({ node }) => (
              <RecentMergeItem key={node.mergeId} merge={node} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
