import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { parseApiError } from "../../../apollo/apiError";
import { showErrorToast } from "../../../shared/showError";
import { paths } from "../../../shared/paths";
import { useReturnToTable } from "../../../shared/table/useReturnToTable";
import { toast } from "../../../shared/toast";
import { t } from "../../../shared/messages/t";
import { fetchUserNow } from "./SaveUser.generated";
import { UserForm } from "./UserForm";
import type { UserDraft } from "./userRules";
import { useUpdateUser } from "./useUpdateUser";

interface EditUserProps {
  user: UserDraft & { userId: number; version: number };
}

/** Edits name and email. A conflicting change is shown before it is overwritten. */
export function EditUser({ user }: EditUserProps) {
  const { userId, version, ...initial } = user;
  const client = useApolloClient();
  const update = useUpdateUser(userId);
  const [edited, setEdited] = useState(version);
  const [notice, setNotice] = useState<string>();
  const profiles = [paths.user(userId), paths.userProfile(userId)];
  const goBack = useReturnToTable(paths.users(), profiles, paths.user(userId));

  const save = async (draft: UserDraft) => {
    try {
      await update(draft, edited);
    } catch (failure) {
      const apiError = parseApiError(failure);
      if (apiError?.code === "PRECONDITION_FAILED") await compare();
      else if (!apiError?.field) showErrorToast(failure);
      throw failure;
    }
    toast.success(t("userForm.saved"));
  };

  /** Tells what somebody else has saved; saving once more replaces it. */
  const compare = async () => {
    try {
      const { data } = await fetchUserNow(client, { userId });
      if (!data) return;
      setEdited(data.user.version);
      setNotice(t("userForm.stale", { name: data.user.name, email: data.user.email ?? "" }));
    } catch (failure) {
      showErrorToast(failure);
    }
  };

  return (
    <UserForm
      initial={initial}
      notice={notice}
      onSave={save}
      onSaved={() => void goBack()}
      onCancel={() => void goBack()}
    />
  );
}
