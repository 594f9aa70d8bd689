import "../shared/ui/fieldStyles";
import { TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { useLoaderData } from "react-router-dom";
import { foldText } from "../../shared/foldText";
import classes from "../features/reference/merging/Merges.module.css";
import { SynonymForm } from "../features/reference/synonyms/SynonymForm";
import { SynonymItem } from "../features/reference/synonyms/SynonymItem";
import { useCreateSynonymsMutation } from "../features/reference/synonyms/SynonymGroup_group.generated";
import { t } from "../shared/messages/t";
import { toast } from "../shared/toast";
import { PageTitle } from "../shared/ui/PageTitle";
import { useReloadData } from "../shared/useReloadData";
import { useSynonymsPage } from "./SynonymsPage.generated";
import type { synonymsLoader } from "./SynonymsPage.loader";

/** /synonyms */
export function Component() {
  const { synonymGroups } =
    useSynonymsPage(useLoaderData<Awaited<ReturnType<ReturnType<typeof synonymsLoader>>>>());
  const [search, setSearch] = useState("");
  const [create] = useCreateSynonymsMutation();
  const reload = useReloadData();
  const countRef = useRef<HTMLParagraphElement>(null);
  const title = t("synonyms.title");
  const text = foldText(search);
  const groups = synonymGroups.filter(({ names }) =>
    names.some((name) => foldText(name).includes(text)),
  );
  const add = async (names: string[]) => {
    await create({ variables: { input: { names } } });
    await reload();
    toast.success(t("synonyms.added"));
  };
  return (
    <div className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <p className={classes.intro}>{t("synonyms.intro")}</p>
      <SynonymForm label={t("synonyms.new")} action={t("synonyms.add")} onSave={add} />
      <TextInput
        mt={40}
        maw={360}
        type="search"
        aria-label={t("synonyms.search")}
        placeholder={t("synonyms.search")}
        leftSection={<Search size={18} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <p ref={countRef} tabIndex={-1} role="status" className={classes.found}>
        {t("synonyms.found", { count: groups.length })}
      </p>
      {groups.length > 0 && (
        <ul className={classes.list} aria-label={title}>
          {groups.map((group) => (
            <SynonymItem
              key={group.synonymId}
              group={group}
              // The focus moves, because the button disappears with the group.
              onDeleted={() => countRef.current?.focus()}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
