import { type DragEvent, useEffect, useEffectEvent, useState } from "react";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

const TYPED_INTO = "input:not([type=file], [type=checkbox]), textarea";

/** True if text is pasted into a field; copied table cells contain a picture as well. */
const pastesWords = (target: Element, clipboard: DataTransfer) =>
  target.matches(TYPED_INTO) && clipboard.getData("text/plain") !== "";

/**
 * Accepts files dropped anywhere on a form, or pasted while the focus is not elsewhere. Without this, the
 * browser would open the file and leave the form.
 */
export function useDroppedFiles(
  form: { current: HTMLElement | null },
  onFiles: (files: File[]) => void,
) {
  const [isOver, setOver] = useState(false);

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    const files = [...(clipboardData?.files ?? [])];
    if (!clipboardData || files.length === 0 || !(target instanceof Element)) return;
    // The focus is on the body or within the form; dialogs are outside of it.
    if (target !== document.body && !form.current?.contains(target)) return;
    if (pastesWords(target, clipboardData)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener("paste", listener);
    return () => document.removeEventListener("paste", listener);
  }, []);

  return {
    /** True while files are dragged over the form. */
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!stays) setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
