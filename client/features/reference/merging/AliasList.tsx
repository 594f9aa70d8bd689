import "../../../shared/ui/fieldStyles";
import { Button, Pill, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useId } from "react";
import { maxLength } from "../../../../shared/inputLimits";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { showErrorToast } from "../../../shared/showError";
import { useReloadData } from "../../../shared/useReloadData";
import type { MergeableKind, ReferenceItem } from "../ReferenceKind";
import classes from "./AliasList.module.css";
import { useAddAliasMutation, useRemoveAliasMutation } from "./Merging.generated";

interface AliasListProps {
  kind: MergeableKind;
  one: ReferenceItem;
}

/** The aliases of an item, with actions to add and remove them. */
export function AliasList({ kind, one }: AliasListProps) {
  const heading = useId();
  const reload = useReloadData();
  const [add] = useAddAliasMutation();
  const [remove, { loading: removing }] = useRemoveAliasMutation();
  const form = useForm({
    initialValues: { name: "" },
    validate: { name: (typed) => (typed.trim() === "" ? t("merging.aliasRequired") : null) },
  });
  const send = ({ name }: { name: string }) =>
    add({ variables: { kind, id: one.key, input: { name: name.trim() } } });
  const { submit, submitting } = useSubmit(form, send, {
    async onSuccess() {
      form.reset();
      await reload();
    },
    onError: (error) => showErrorToast(error, t("merging.aliasFailed")),
  });
  const removeOne = async (aliasId: number) => {
    try {
      await remove({ variables: { aliasId } });
      await reload();
    } catch (error) {
      showErrorToast(error, t("merging.aliasFailed"));
    }
  };
  const { aliases = [] } = one;
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <h2 id={heading}>{t("merging.aliases")}</h2>
      <p className={classes.help}>{t("merging.aliasesHelp")}</p>
      {aliases.length > 0 && (
        <ul className={classes.list} aria-labelledby={heading}>
          {aliases.map(({ aliasId, name }) => (
            <li key={aliasId}>
              <Pill
                size="lg"
                withRemoveButton
                disabled={removing}
                removeButtonProps={{
                  "aria-hidden": false,
                  "aria-label": t("merging.removeAlias", { name }),
                  tabIndex: 0,
                }}
                onRemove={() => void removeOne(aliasId)}
              >
                <bdi>{name}</bdi>
              </Pill>
            </li>
          ))}
        </ul>
      )}
      <form className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
        <TextInput
          className={classes.field}
          label={t("merging.newAlias")}
          maxLength={maxLength.referenceName}
          {...form.getInputProps("name")}
        />
        <Button type="submit" variant="default" loading={submitting}>
          {t("merging.addAlias")}
        </Button>
      </form>
    </section>
  );
}
