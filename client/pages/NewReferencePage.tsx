import { useLoaderData } from "react-router-dom";
import { NewReference } from "../features/reference/NewReference";
import form from "../shared/form/form.module.css";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import classes from "./NamePage.module.css";
import type { newReferenceLoader } from "./ReferencePages.loader";

/** /tags/new, /categories/new, /difficulty-levels/new, /ingredients/new */
export function Component() {
  const { kind, ref } = useLoaderData<ReturnType<typeof newReferenceLoader>>();
  const { viewer, mayEdit } = kind.access.useData(ref);
  return (
    <Guard loggedIn={viewer !== null} allowed={mayEdit}>
      <div className={form.page}>
        <PageTitle className={classes.title}>{t(`${kind.messages}.add`)}</PageTitle>
        <NewReference kind={kind} />
      </div>
    </Guard>
  );
}
