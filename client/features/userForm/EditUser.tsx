import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { messageOf, toldBy } from "../../apollo/errors";
import { paths } from "../../shared/paths";
import { toast } from "../../shared/toast";
import { t } from "../../shared/words/t";
import { fetchUserNow } from "./SaveUser.generated";
import { UserForm } from "./UserForm";
import type { UserDraft } from "./userRules";
import { useUpdateUser } from "./useUpdateUser";

interface EditUserProps {
  user: UserDraft & { userId: number; version: number };
}

/** Another name or email. One that was changed elsewhere meanwhile is told before it is replaced. */
export function EditUser({ user }: EditUserProps) {
  const { userId, version, ...initial } = user;
  const client = useApolloClient();
  const navigate = useNavigate();
  const update = useUpdateUser(userId);
  const [edited, setEdited] = useState(version);
  const [notice, setNotice] = useState<string>();
  const toProfile = () => void navigate(paths.user(userId));

  const save = async (draft: UserDraft) => {
    try {
      await update(draft, edited);
    } catch (failure) {
      const told = toldBy(failure);
      if (told?.code === "PRECONDITION_FAILED") await compare();
      else if (!told?.field) toast.error(messageOf(failure));
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
      toast.error(messageOf(failure));
    }
  };

  return (
    <UserForm
      initial={initial}
      notice={notice}
      onSave={save}
      onSaved={toProfile}
      onCancel={toProfile}
    />
  );
}
