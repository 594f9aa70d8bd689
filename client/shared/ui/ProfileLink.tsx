import { Link } from "react-router-dom";
import { paths } from "../paths";
import classes from "./ProfileLink.module.css";

interface ProfileLinkProps {
  user: { userId: number; name: string };
}

/** The name of a user, with a link to their profile; visitors log in first. */
export function ProfileLink({ user }: ProfileLinkProps) {
  return (
    <Link to={paths.user(user.userId)} className={classes.link} dir="auto" rel="nofollow">
      {user.name}
    </Link>
  );
}
