import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { asDay } from "../../shared/dates";
import { paths } from "../../shared/paths";
import { PageTitle } from "../../shared/ui/PageTitle";
import { words } from "../../shared/words";
import classes from "./ProfileHeader.module.css";
import { type ProfileHeader_UserRef, useProfileHeader_User } from "./ProfileHeader_user.generated";

interface ProfileHeaderProps {
  user: ProfileHeader_UserRef;
  /** Whether the profile is the viewer's own. */
  own: boolean;
  /** Whether the viewer looks after people: others are not shown what one is trusted with. */
  showsRole: boolean;
}

/** Who somebody is, and what the viewer may do about it. */
export function ProfileHeader({ user: ref, own, showsRole }: ProfileHeaderProps) {
  const user = useProfileHeader_User(ref);
  const { createdAt, email, name, role, userId } = user;
  const text = words.profile;
  const facts = [
    { term: text.email, fact: email },
    { term: text.role, fact: showsRole ? role?.roleName : null },
    { term: text.since, fact: asDay(createdAt) },
  ];
  const actions = [
    { to: paths.editUser(userId), label: text.edit, offered: user.viewerCanEdit },
    { to: paths.changePassword(), label: text.changePassword, offered: own },
    { to: paths.sessions(), label: text.sessions, offered: own },
    { to: paths.editUserRole(userId), label: text.changeRole, offered: user.viewerCanChangeRole },
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
