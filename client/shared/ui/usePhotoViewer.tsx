import { type MouseEvent, type ReactNode, useState } from "react";
import { lazyComponent } from "./lazyComponent";
import type { ViewedPhoto } from "./PhotoViewer";

const PhotoViewer = lazyComponent(() =>
  import("./PhotoViewer").then(({ PhotoViewer }) => PhotoViewer),
);

/** True for a click that opens the link here rather than in a new tab or window. */
const isPlain = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * Opens photos in full screen from links to them.
 * @param name the recipe's name
 */
export function usePhotoViewer(name: string, photos: readonly ViewedPhoto[]) {
  const [first, setFirst] = useState<number>();
  const viewer: ReactNode = first !== undefined && (
    <PhotoViewer name={name} photos={photos} first={first} onClose={() => setFirst(undefined)} />
  );
  const open = (index: number) => (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    setFirst(index);
  };
  return { open, viewer };
}
