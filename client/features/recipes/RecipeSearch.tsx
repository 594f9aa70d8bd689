import { Button, TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { MAX_SEARCH_TEXT } from "../../../shared/publicLimits";
import { paths } from "../../shared/paths";
import { useInputBeforeHydration } from "../../shared/useInputBeforeHydration";
import { t } from "../../shared/messages/t";
import { writeListQuery } from "./listQuery";
import classes from "./RecipeSearch.module.css";

interface RecipeSearchProps {
  /** True if searching is the main action of the page. */
  isMain: boolean;
}

/** The large search field that opens the list. */
export function RecipeSearch({ isMain }: RecipeSearchProps) {
  const navigate = useNavigate();
  const [search, setSearch] = useState("");
  const field = useInputBeforeHydration(search, setSearch);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(paths.recipes(writeListQuery({ search: search.trim() })));
  };
  return (
    <search>
      <form className={classes.form} action={paths.recipes()} onSubmit={submit}>
        <TextInput
          ref={field}
          className={classes.field}
          size="lg"
          name="search"
          aria-label={t("home.searchLabel")}
          placeholder={t("home.searchPlaceholder")}
          leftSection={<Search size={22} aria-hidden />}
          value={search}
          maxLength={MAX_SEARCH_TEXT}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" variant={isMain ? "filled" : "default"}>
          {t("home.search")}
        </Button>
      </form>
    </search>
  );
}
