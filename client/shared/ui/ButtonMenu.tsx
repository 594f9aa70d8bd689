import { useState } from "react";
import { toast } from "../toast";
import { t } from "../messages/t";
import type { ButtonMenuProps } from "./ButtonMenuProps";

const load = () => import("./OpenedMenu").then(({ OpenedMenu }) => OpenedMenu);
const warm = () => void load().catch(() => undefined);

/** A button with a menu below it, whose code comes when somebody is about to open it. */
export function ButtonMenu(props: ButtonMenuProps) {
  const [OpenedMenu, setOpenedMenu] = useState<Awaited<ReturnType<typeof load>>>();
  const open = async () => {
    try {
      const loaded = await load();
      setOpenedMenu(() => loaded);
    } catch {
      toast.error(t("failed.network"));
    }
  };
  if (OpenedMenu) return <OpenedMenu {...props} />;
  return (
    <button
      type="button"
      className={props.className}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => void open()}
    >
      {props.label}
    </button>
  );
}
