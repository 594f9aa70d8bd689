import { Link } from "react-router-dom";
import { paths } from "../shared/paths";
import { words } from "../shared/words";
import classes from "./Footer.module.css";

/** The end of every page. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <span className={classes.brand}>{words.brand}</span>
        <span className={classes.beta}>{words.footer.beta}</span>
        <p className={classes.line}>{words.footer.line}</p>
        <Link className={classes.link} to={paths.recipes()}>
          {words.bar.recipes}
        </Link>
      </div>
    </footer>
  );
}
