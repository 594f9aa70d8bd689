import { Button } from "@mantine/core";
import { useRef } from "react";
import { Link, useLoaderData } from "react-router-dom";
import classes from "../features/reference/merging/Merges.module.css";
import { ProposedIngredientItem } from "../features/reference/proposals/ProposedIngredientItem";
import { t } from "../shared/messages/t";
import { ListStatus } from "../shared/ui/ListStatus";
import { PageTitle } from "../shared/ui/PageTitle";
import { useProposedIngredientsPage } from "./ProposedIngredientsPage.generated";
import type { proposedIngredientsLoader } from "./ProposedIngredientsPage.loader";

/** /ingredients/proposed */
export function Component() {
  const { kind, ref } = useLoaderData<ReturnType<typeof proposedIngredientsLoader>>();
  const { proposedIngredients } = useProposedIngredientsPage(ref);
  const countRef = useRef<HTMLParagraphElement>(null);
  const title = t("proposals.title");
  return (
    <div className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <p className={classes.intro}>{t("proposals.intro")}</p>
      <ListStatus
        ref={countRef}
        isEmpty={proposedIngredients.length === 0}
        className={classes.quiet}
        text={
          proposedIngredients.length > 0
            ? t("proposals.found", { count: proposedIngredients.length })
            : t("proposals.none")
        }
      >
        <Button component={Link} to={kind.paths.list()} variant="default">
          {t("table.back")}
        </Button>
      </ListStatus>
      {proposedIngredients.length > 0 && (
        <ul className={classes.list} aria-label={title}>
          {proposedIngredients.map((ingredient) => (
            <ProposedIngredientItem
              key={ingredient.ingredientId}
              kind={kind}
              ingredient={ingredient}
              // The handler moves the focus, because the button disappears with the proposal.
              onAnswered={() => countRef.current?.focus()}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
