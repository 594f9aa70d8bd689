import { Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { maxLength } from "../../../shared/inputLimits";
import { focusFirst } from "../../shared/form/focusFirst";
import formClasses from "../../shared/form/form.module.css";
import { useSubmit } from "../../shared/form/useSubmit";
import { t } from "../../shared/messages/t";
import { ActionPair } from "../../shared/ui/ActionPair";
import { useCreateContributorRequestMutation } from "./CreateContributorRequest.generated";
import classes from "./RequestContributor.module.css";

/** A message from a member to the admins. */
export function RequestForm({ onDone, onCancel }: Record<"onDone" | "onCancel", () => void>) {
  const [create] = useCreateContributorRequestMutation();
  const form = useForm({
    initialValues: { message: "" },
    validate: {
      message: (text) => (text.trim() ? null : t("contributorRequests.messageRequired")),
    },
  });
  const { submit, submitting } = useSubmit(form, (input) => create({ variables: { input } }), {
    onSuccess: onDone,
  });
  return (
    <form
      className={`${formClasses.form} ${classes.form}`}
      noValidate
      onSubmit={form.onSubmit(submit, focusFirst(form))}
    >
      <Textarea
        label={t("contributorRequests.message")}
        description={t("contributorRequests.messageHelp")}
        required
        autoFocus
        data-autofocus
        autosize
        minRows={3}
        maxLength={maxLength.contributorRequest}
        {...form.getInputProps("message")}
      />
      <div className={formClasses.buttons}>
        <ActionPair
          action={t("contributorRequests.ask")}
          cancel={t("dialog.cancel")}
          loading={submitting}
          onCancel={onCancel}
        />
      </div>
    </form>
  );
}
