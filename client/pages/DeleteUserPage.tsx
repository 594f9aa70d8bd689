import { useLoaderData } from "react-router-dom";
import { useDeleteUser } from "../features/users/useDeleteUser";
import { t } from "../shared/messages/t";
import { paths } from "../shared/paths";
import { ConfirmDelete } from "../shared/ui/ConfirmDelete";
import { Guard } from "../shared/ui/Guard";
import { useDeleteUserPage } from "./UserPages.generated";
import type { deleteUserLoader } from "./UserPages.loader";

/** /users/:id/delete; visitors are refused by the query. */
export function Component() {
  const { user } = useDeleteUserPage(useLoaderData<ReturnType<typeof deleteUserLoader>>());
  const remove = useDeleteUser(user);
  return (
    <Guard loggedIn allowed={user.viewerCanChangeRole}>
      <ConfirmDelete
        title={t("deleteUser.title")}
        thing={user.name}
        help={t("deleteUser.help")}
        onDelete={remove}
        otherwise={paths.user(user.userId)}
      />
    </Guard>
  );
}
