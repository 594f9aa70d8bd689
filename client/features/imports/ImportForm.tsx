import { Button, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Camera, FileUp } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { MAX_IMPORT_TEXT_BYTES, MAX_IMPORT_TEXT_MEGABYTES } from "../../../shared/inputLimits";
import { convertHeic } from "../../shared/convertHeic";
import { errorAt } from "../../shared/form/fieldErrors";
import { focusFirst } from "../../shared/form/focusFirst";
import formClasses from "../../shared/form/form.module.css";
import { useSubmit } from "../../shared/form/useSubmit";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import { sendFile } from "../../shared/sendFile";
import { toast } from "../../shared/toast";
import classes from "./ImportForm.module.css";
import { cardPictures } from "./cardPictures";
import { sharedSource } from "./sharedSource";
import { useStartImportMutation } from "./StartImport.generated";

/** The supported file types. */
const FILE_TYPES =
  ".zip,.paprikarecipe,.paprikarecipes,.melarecipe,.melarecipes,.cook,.csv,.tsv,.html,.htm,.json,.jsonld,.txt,.md,.markdown";

/** A single URL is fetched; other text is the recipe itself. */
const toImportInput = (source: string) => {
  const trimmed = source.trim();
  return /^https?:\/\/\S+$/i.test(trimmed) ? { url: trimmed } : { text: source };
};

/** The reason for refusing a source before it is sent; null if acceptable. */
function findSourceFault(source: string): string | null {
  if (source.trim() === "") return t("imports.sourceRequired");
  return new Blob([source.trim()]).size > MAX_IMPORT_TEXT_BYTES
    ? t("imports.textTooLarge", { megabytes: MAX_IMPORT_TEXT_MEGABYTES })
    : null;
}

/** The form for an import's source, prefilled with the URL from the search params. */
export function ImportForm() {
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const [startImport] = useStartImportMutation();
  const [uploading, setUploading] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const picture = useRef<HTMLInputElement>(null);
  const form = useForm({
    initialValues: { source: sharedSource(searchParams) },
    validate: { source: findSourceFault },
  });
  const { submit, submitting } = useSubmit(
    form,
    ({ source }) => startImport({ variables: { input: toImportInput(source) } }),
    {
      onSuccess: ({ data }) => navigate(paths.importRecipes(data!.createImport.importId)),
      toFormErrors: errorAt("source"),
    },
  );
  const upload = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosenFile] = currentTarget.files ?? [];
    if (!chosenFile) return;
    setUploading(true);
    try {
      const readableFile = await convertHeic(chosenFile);
      const address = `/api/imports/file?fileName=${encodeURIComponent(readableFile.name)}`;
      const answer = await sendFile<{ importId: number }>("POST", address, readableFile);
      const importId = answer.importId!;
      if (readableFile.type.startsWith("image/")) cardPictures.set(importId, readableFile);
      await navigate(paths.importRecipes(importId));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : t("imports.failed"));
    }
    setUploading(false);
  };
  return (
    <form
      className={formClasses.form}
      noValidate
      onSubmit={form.onSubmit(submit, focusFirst(form))}
    >
      <Textarea
        label={t("imports.source")}
        description={t("imports.sourceHelp")}
        placeholder={t("imports.sourceExample")}
        required
        withAsterisk={false}
        autosize
        minRows={4}
        maxRows={20}
        {...form.getInputProps("source")}
      />
      <div className={classes.sources}>
        <Button type="submit" loading={submitting}>
          {t("imports.read")}
        </Button>
        <Button
          variant="default"
          size="sm"
          loading={uploading}
          leftSection={<FileUp size={18} aria-hidden />}
          onClick={() => file.current?.click()}
        >
          {t("imports.file")}
        </Button>
        <input
          ref={file}
          type="file"
          accept={FILE_TYPES}
          aria-label={t("imports.file")}
          className={classes.file}
          tabIndex={-1}
          onChange={(event) => void upload(event)}
        />
        <Button
          variant="default"
          size="sm"
          loading={uploading}
          leftSection={<Camera size={18} aria-hidden />}
          onClick={() => picture.current?.click()}
        >
          {t("imports.picture")}
        </Button>
        <input
          ref={picture}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          capture="environment"
          aria-label={t("imports.picture")}
          className={classes.file}
          tabIndex={-1}
          onChange={(event) => void upload(event)}
        />
      </div>
      <p className={classes.help}>{t("imports.fileHelp")}</p>
    </form>
  );
}
