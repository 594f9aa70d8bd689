import { Link } from "react-router-dom";
import { paths } from "../paths";
import classes from "./ProfileLink.module.css";

interface ProfileLinkProps {
  user: { userId: number; name: string };
}

/** Somebody's name, leading to their profile; a visitor is asked to log in there and comes back. */
export function ProfileLink({ user }: ProfileLinkProps) {
  return (
    <Link to={paths.user(user.userId)} className={classes.link} dir="auto" rel="nofollow">
      {user.name}
    </Link>
  );
}
