import { Link } from "react-router-dom";
import { paths } from "../paths";
import classes from "./ProfileLink.module.css";

interface OwnerLinkProps {
  owner: { userId: number; name: string };
}

/** The name of a recipe's owner, with a link to all of their recipes. */
export function OwnerLink({ owner }: OwnerLinkProps) {
  return (
    <Link to={paths.recipesOf(owner.userId)} className={classes.link} dir="auto" rel="nofollow">
      {owner.name}
    </Link>
  );
}
