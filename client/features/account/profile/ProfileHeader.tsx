import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatDate } from "../../../shared/dates";
import { formatNumber } from "../../../shared/numbers";
import { paths } from "../../../shared/paths";
import { Avatar } from "../../../shared/ui/Avatar";
import { PageTitle } from "../../../shared/ui/PageTitle";
import { Score } from "../../../shared/ui/Score";
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
  /** The lengths of the user's lists. */
  counts: { recipes: number; favorites: number; reviews: number };
}

interface FactsProps {
  className: string | undefined;
  /** Facts without a value are left out. */
  facts: readonly { term: string; fact: ReactNode }[];
}

/** A list of terms with their facts. */
const Facts = ({ className, facts }: FactsProps) => (
  <dl className={className}>
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
);

/** The user with picture, sentence and numbers, and the viewer's actions on them. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { user: ref, addsRecipes, counts, isOwn, showsRole } = props;
  const user = useProfileHeader_User(ref);
  const { about, createdAt, email, name, picture, role, statistics, userId } = user;
  const { average, count } = statistics.receivedRating;
  const facts = [
    { term: t("profile.email"), fact: email },
    { term: t("profile.role"), fact: showsRole && role ? roleText(role.roleName) : null },
    { term: t("profile.since"), fact: formatDate(createdAt) },
  ];
  const numbers = [
    { term: t("profile.tabs.recipes"), fact: formatNumber(counts.recipes) },
    {
      term: t("profile.score"),
      fact: average !== null && <Score average={average} count={count} />,
    },
    { term: t("profile.tabs.favorites"), fact: formatNumber(counts.favorites) },
    { term: t("profile.tabs.reviews"), fact: formatNumber(counts.reviews) },
  ];
  const actions = [
    {
      to: paths.recipesOf(userId),
      label: t("profile.recipesBy", { name }),
      offered: counts.recipes > 0 && !addsRecipes,
    },
    { to: paths.editUser(userId), label: t("profile.edit"), offered: user.viewerCanEdit },
    { to: paths.changePassword(), label: t("profile.changePassword"), offered: isOwn },
    {
      to: paths.editUserRole(userId),
      label: t("profile.changeRole"),
      offered: user.viewerCanChangeRole,
    },
  ].filter(({ offered }) => offered);
  const links = [
    { to: paths.ownRecipes(), label: t("ownRecipes.title"), offered: isOwn },
    { to: paths.settings(), label: t("settings.title"), offered: isOwn },
    { to: paths.deletedRecipes(), label: t("deletedRecipes.title"), offered: isOwn && addsRecipes },
  ].filter(({ offered }) => offered);
  return (
    <header className={classes.header}>
      <div className={classes.top}>
        <div className={classes.person}>
          <Avatar name={name} picture={picture} />
          <div className={classes.words}>
            <PageTitle>{name}</PageTitle>
            {about ? (
              <p className={classes.about} dir="auto">
                {about}
              </p>
            ) : (
              isOwn && (
                <p className={classes.about}>
                  <Link to={paths.editUser(userId)}>{t("profile.addAbout")}</Link>
                </p>
              )
            )}
            <Facts className={classes.facts} facts={facts} />
          </div>
        </div>
        <div className={classes.tools}>
          {actions.length > 0 && (
            <p className={classes.actions}>
              {actions.map(({ label, to }) => (
                <Button
                  key={to}
                  component={Link}
                  to={to}
                  variant={to === paths.recipesOf(userId) ? "filled" : "default"}
                  size="sm"
                >
                  {label}
                </Button>
              ))}
            </p>
          )}
          {links.length > 0 && (
            <p className={classes.links}>
              {links.map(({ label, to }) => (
                <Link key={to} to={to}>
                  {label}
                </Link>
              ))}
            </p>
          )}
        </div>
      </div>
      <Facts className={classes.numbers} facts={numbers} />
    </header>
  );
}
