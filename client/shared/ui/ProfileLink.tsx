import { Link } from "react-router-dom";
import { paths } from "../paths";
import classes from "./ProfileLink.module.css";

interface ProfileLinkProps {
  user: { userId: number; name: string };
}

/** A user's name, linked to their profile; visitors log in there and return. */
export function ProfileLink({ user }: ProfileLinkProps) {
  return (
    <Link to={paths.user(user.userId)} className={classes.link} dir="auto" rel="nofollow">
      {user.name}
    </Link>
  );
}
