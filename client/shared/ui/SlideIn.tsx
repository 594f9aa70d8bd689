import "./dialogStyles";
import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./SlideIn.module.css";
import { useFocusReturn } from "./useFocusReturn";

interface SlideInProps {
  title: string;
  /** The name of the button that closes the sheet, such as "Close filters". */
  closeLabel: string;
  /**
   * The edge from which the sheet comes. From the right it covers the screen; from below it is as
   * tall as its content. At the side it has the screen's height and a phone's width.
   */
  position: "right" | "bottom" | "side";
  zIndex?: number;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet over the screen. The library's own header would be a second banner for screen readers. */
export function SlideIn({ title, closeLabel, position, zIndex, onClose, children }: SlideInProps) {
  useFocusReturn();
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position={position === "bottom" ? "bottom" : "right"}
      size="100%"
      {...(zIndex !== undefined && { zIndex })}
      // The class is set here, because the library also applies `className` to the wrapper.
      classNames={{ content: classes.content }}
    >
      <Drawer.Overlay />
      <Drawer.Content data-position={position}>
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel} size={44} />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
