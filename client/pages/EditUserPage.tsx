import { useState } from "react";
import { useLoaderData } from "react-router-dom";
import { EndUserSessions } from "../features/users/EndUserSessions";
import { TurnOffTwoFactor } from "../features/users/TurnOffTwoFactor";
import { UserPicture } from "../features/users/UserPicture";
import { UserForm } from "../features/users/UserForm";
import form from "../shared/form/form.module.css";
import { useSession } from "../shared/session";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import classes from "./NamePage.module.css";
import { useEditUserPage } from "./UserPages.generated";
import type { editUserLoader } from "./UserPages.loader";

/** /users/:id/edit; visitors are refused by the query. */
export function Component() {
  const data = useEditUserPage(useLoaderData<ReturnType<typeof editUserLoader>>());
  // The user when editing began.
  const [user] = useState(data.user);
  const viewerId = useSession()?.user.userId;
  const { about, email, hasTwoFactor, name, showsEmail, userId, version } = user;
  const { viewerCanChangeRole, viewerCanEdit } = user;
  return (
    <Guard loggedIn allowed={viewerCanEdit}>
      <div className={form.page}>
        <PageTitle className={classes.title}>{t("userForm.title", { name })}</PageTitle>
        <UserPicture user={data.user} isOwn={userId === viewerId} />
        <UserForm
          user={{
            userId,
            version,
            name,
            email: email ?? "",
            about: about ?? "",
            showsEmail: showsEmail ?? false,
          }}
        />
        {viewerCanChangeRole && <EndUserSessions userId={userId} />}
        {viewerCanChangeRole && hasTwoFactor && <TurnOffTwoFactor userId={userId} />}
      </div>
    </Guard>
  );
}
