import { useState } from "react";
import { useLoaderData } from "react-router-dom";
import { EditReference } from "../features/reference/EditReference";
import { AliasList } from "../features/reference/merging/AliasList";
import form from "../shared/form/form.module.css";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import classes from "./NamePage.module.css";
import type { referenceLoader } from "./ReferencePages.loader";

/** /tags/:id/edit, /categories/:id/edit, /difficulty-levels/:id/edit, /ingredients/:id/edit */
export function Component() {
  const { kind, ref } = useLoaderData<ReturnType<typeof referenceLoader>>();
  const data = kind.one.useData(ref);
  // The values when editing began.
  const [one] = useState(data.one);
  return (
    <Guard loggedIn={data.viewer !== null} allowed={data.mayEdit}>
      <div className={form.page}>
        <PageTitle className={classes.title}>{t(`${kind.messages}.edit`)}</PageTitle>
        <EditReference kind={kind} one={one} />
        {data.mayMerge && kind.mergeable && <AliasList kind={kind.mergeable} one={data.one} />}
      </div>
    </Guard>
  );
}
