import classes from "./LoadingBar.module.css";

/** The progress at the top of the window, shown only if a screen loads slowly. */
export const LoadingBar = () => <div className={classes.bar} />;
