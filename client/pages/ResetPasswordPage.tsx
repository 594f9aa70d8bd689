import { Suspense } from "react";
import { Await, useLoaderData } from "react-router-dom";
import { ResetPassword } from "../features/passwordReset/ResetPassword";
import classes from "../shared/form/form.module.css";
import { PageTitle } from "../shared/ui/PageTitle";
import { words } from "../shared/words";

/** What the loader answers once the address is clean. */
interface Followed {
  token: string;
  valid: Promise<boolean>;
}

/** /reset-password?token= */
export function Component() {
  const { token, valid } = useLoaderData<Followed>();
  const text = words.resetPassword;
  return (
    <section className={classes.page}>
      <PageTitle>{text.title}</PageTitle>
      <p className={classes.intro}>{text.intro}</p>
      <Suspense key={token} fallback={<p role="status">{text.validating}</p>}>
        <Await resolve={valid}>
          {(good: boolean) => <ResetPassword token={token} valid={good} />}
        </Await>
      </Suspense>
    </section>
  );
}
