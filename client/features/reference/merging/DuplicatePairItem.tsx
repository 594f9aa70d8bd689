import { Button } from "@mantine/core";
import { useState } from "react";
import { t } from "../../../shared/messages/t";
import { showErrorToast } from "../../../shared/showError";
import { lazyComponent } from "../../../shared/ui/lazyComponent";
import { useReloadData } from "../../../shared/useReloadData";
import type { ReferenceKind } from "../ReferenceKind";
import type { DuplicatePair_PairFragment } from "./DuplicatePair_pair.generated";
import classes from "./Merges.module.css";
import { useRejectDuplicateMutation } from "./Merging.generated";
import type { Item } from "./useMerging";

const MergeDialog = lazyComponent(() => import("./MergeDialog").then((code) => code.MergeDialog));

interface DuplicatePairItemProps {
  kind: ReferenceKind;
  pair: DuplicatePair_PairFragment;
}

const reasons = {
  SPELLING: () => t("merging.bySpelling"),
  FORM: () => t("merging.byForm"),
  TYPO: () => t("merging.byTypo"),
  SYNONYM: () => t("merging.bySynonym"),
};

const toItem = ({ itemId, name }: DuplicatePair_PairFragment["one"]): Item => ({
  id: itemId,
  name,
});

/** A likely duplicate pair, with actions to merge or keep both. */
export function DuplicatePairItem({ kind, pair }: DuplicatePairItemProps) {
  const { one, other, reason } = pair;
  const [staying, setStaying] = useState<"one" | "other" | null>(null);
  const [reject, { loading }] = useRejectDuplicateMutation();
  const reload = useReloadData();
  const markDistinct = async () => {
    try {
      const variables = { kind: kind.mergeable!, oneId: one.itemId, otherId: other.itemId };
      await reject({ variables });
      await reload();
    } catch (error) {
      showErrorToast(error, t("merging.failed"));
    }
  };
  const into = staying === "one" ? one : other;
  const merged = staying === "one" ? other : one;
  const names = t("merging.pair", { one: one.name, other: other.name });
  return (
    <li className={classes.item} aria-label={names}>
      <div className={classes.text}>
        <p className={classes.names}>
          {[one, other].map((item) => (
            <span key={item.itemId} className={classes.name}>
              <bdi>{item.name}</bdi>{" "}
              <span className={classes.quiet}>
                {t("merging.usedBy", { count: item.recipeCount })}
              </span>
            </span>
          ))}
        </p>
        <p className={classes.quiet}>{reasons[reason]()}</p>
      </div>
      <div className={classes.actions}>
        <Button size="sm" onClick={() => setStaying("one")}>
          {t("merging.keep", { name: one.name })}
        </Button>
        <Button size="sm" variant="default" onClick={() => setStaying("other")}>
          {t("merging.keep", { name: other.name })}
        </Button>
        <Button
          size="sm"
          variant="subtle"
          aria-label={t("merging.notSameOf", { one: one.name, other: other.name })}
          loading={loading}
          onClick={() => void markDistinct()}
        >
          {t("merging.notSame")}
        </Button>
      </div>
      {staying && (
        <MergeDialog
          kind={kind}
          source={toItem(merged)}
          into={toItem(into)}
          onClose={() => setStaying(null)}
        />
      )}
    </li>
  );
}
