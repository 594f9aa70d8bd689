import "../../shared/ui/fieldStyles";
import { NativeSelect } from "@mantine/core";
import { useNavigate } from "react-router-dom";
import { formatDate } from "../../shared/dates";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import classes from "./History.module.css";
import type { VersionItem_VersionFragment } from "./VersionItem_version.generated";

interface CompareFormProps {
  recipeId: number;
  /** The versions to choose from, newest first. */
  versions: readonly VersionItem_VersionFragment[];
  before: VersionItem_VersionFragment;
  after: VersionItem_VersionFragment;
}

/** Chooses the two versions of a difference. */
export function CompareForm({ recipeId, versions, before, after }: CompareFormProps) {
  const navigate = useNavigate();
  const all = new Map([...versions, before, after].map((version) => [version.version, version]));
  const data = [...all.values()]
    .sort((one, other) => other.version - one.version)
    .map(({ version, savedAt }) => ({
      value: String(version),
      label: t("history.choice", { version, date: formatDate(savedAt) }),
    }));
  const show = (one: number, other: number) =>
    void navigate(paths.recipeDifference(recipeId, one, other), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className={classes.compare}>
      <NativeSelect
        label={t("history.before")}
        data={data}
        value={String(before.version)}
        onChange={(event) => show(Number(event.currentTarget.value), after.version)}
      />
      <NativeSelect
        label={t("history.after")}
        data={data}
        value={String(after.version)}
        onChange={(event) => show(before.version, Number(event.currentTarget.value))}
      />
    </div>
  );
}
