import { Link } from "react-router-dom";
import { ForgotPasswordForm } from "../features/passwordReset/ForgotPasswordForm";
import classes from "../shared/form/form.module.css";
import { paths } from "../shared/paths";
import { PageTitle } from "../shared/ui/PageTitle";
import { words } from "../shared/words";

/** /forgot-password */
export function Component() {
  const text = words.forgotPassword;
  return (
    <section className={classes.page}>
      <PageTitle>{text.title}</PageTitle>
      <p className={classes.intro}>{text.intro}</p>
      <ForgotPasswordForm />
      <p className={classes.other}>
        {text.remembered} <Link to={paths.login()}>{text.login}</Link>
      </p>
    </section>
  );
}
