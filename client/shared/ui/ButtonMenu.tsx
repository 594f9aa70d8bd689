import { useDisclosure } from "@mantine/hooks";
import type { ButtonMenuProps } from "./ButtonMenuProps";
import { lazyComponent } from "./lazyComponent";

const load = () => import("./OpenedMenu").then(({ OpenedMenu }) => OpenedMenu);
const preload = () => void load().catch(() => undefined);

const OpenedMenu = lazyComponent(load);

/** A button with a menu, whose code is loaded when opening is likely. */
export function ButtonMenu(props: ButtonMenuProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const button = (
    <button
      type="button"
      className={props.className}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
    >
      {props.label}
    </button>
  );
  return <OpenedMenu {...props} opened={opened} fallback={button} onClose={close} />;
}
