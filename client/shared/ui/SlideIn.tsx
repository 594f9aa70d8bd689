import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { t } from "../words/t";
import classes from "./SlideIn.module.css";
import { useFocusReturn } from "./useFocusReturn";

interface SlideInProps {
  title: string;
  position: "right" | "bottom";
  /** How much of the screen it takes, as the library's `size`. */
  size: string;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet over the screen. The library's own head is a second banner to screen readers. */
export function SlideIn({ title, position, size, onClose, children }: SlideInProps) {
  useFocusReturn();
  return (
    <Drawer.Root opened onClose={onClose} position={position} size={size}>
      <Drawer.Overlay />
      <Drawer.Content className={classes.content}>
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t("bar.close")} size={44} />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
