import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { formatDate } from "../../../shared/dates";
import { paths } from "../../../shared/paths";
import { PageTitle } from "../../../shared/ui/PageTitle";
import { roleText } from "../../../shared/roleText";
import { t } from "../../../shared/messages/t";
import classes from "./ProfileHeader.module.css";
import { type ProfileHeader_UserRef, useProfileHeader_User } from "./ProfileHeader_user.generated";

interface ProfileHeaderProps {
  user: ProfileHeader_UserRef;
  /** True for the viewer's own profile. */
  isOwn: boolean;
  /** True if the viewer adds recipes. */
  addsRecipes: boolean;
  /** True if the viewer manages users; other viewers do not see roles. */
  showsRole: boolean;
  /** True if the user has added recipes. */
  hasRecipes: boolean;
}

/** The user's name and role, and the viewer's actions on them. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { user: ref, addsRecipes, hasRecipes, isOwn, showsRole } = props;
  const user = useProfileHeader_User(ref);
  const { createdAt, email, name, role, userId } = user;
  const facts = [
    { term: t("profile.email"), fact: email },
    { term: t("profile.role"), fact: showsRole && role ? roleText(role.roleName) : null },
    { term: t("profile.since"), fact: formatDate(createdAt) },
  ];
  const actions = [
    { to: paths.recipesOf(userId), label: t("profile.recipesBy", { name }), offered: hasRecipes },
    { to: paths.ownRecipes(), label: t("ownRecipes.title"), offered: isOwn },
    { to: paths.editUser(userId), label: t("profile.edit"), offered: user.viewerCanEdit },
    { to: paths.changePassword(), label: t("profile.changePassword"), offered: isOwn },
    { to: paths.twoFactor(), label: t("twoFactor.title"), offered: isOwn },
    { to: paths.sessions(), label: t("profile.sessions"), offered: isOwn },
    { to: paths.ownData(), label: t("ownData.title"), offered: isOwn },
    { to: paths.deletedRecipes(), label: t("deletedRecipes.title"), offered: isOwn && addsRecipes },
    {
      to: paths.editUserRole(userId),
      label: t("profile.changeRole"),
      offered: user.viewerCanChangeRole,
    },
  ];
  return (
    <header className={classes.header}>
      <PageTitle>{name}</PageTitle>
      <dl className={classes.facts}>
        {facts.map(
          ({ term, fact }) =>
            fact && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={classes.actions}>
        {actions.map(
          ({ label, offered, to }) =>
            offered && (
              <Button key={to} component={Link} to={to} variant="default" size="sm">
                {label}
              </Button>
            ),
        )}
      </p>
    </header>
  );
}
