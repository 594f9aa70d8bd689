import { type ComponentType, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Additional content of a printed recipe. */
export interface Printing {
  withNote: boolean;
  /** The component of the QR code, after its code is loaded. */
  QrImage: ComponentType<{ link: string; label: string }> | null;
}

const loadQrImage = () =>
  import("../../shared/ui/QrImage").then(
    (loaded) => loaded.QrImage,
    // The URL is printed without a QR code if the code of the QR image cannot be loaded.
    () => null,
  );

const MOMENT_MS = 2_000;

/** Runs a callback when the browser is idle, or after a moment without `requestIdleCallback`. */
function scheduleWhenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(callback, MOMENT_MS);
  return () => clearTimeout(handle);
}

/**
 * Prints the page with a QR code, and with the viewer's note on request. The code loads in advance, because
 * the browser's print command does not wait.
 */
export function usePrinting() {
  const [printing, setPrinting] = useState<Printing>({ withNote: false, QrImage: null });
  useEffect(
    () =>
      scheduleWhenIdle(() => {
        void loadQrImage().then((QrImage) => setPrinting((before) => ({ ...before, QrImage })));
      }),
    [],
  );
  const printPage = async (withNote: boolean) => {
    const QrImage = await loadQrImage();
    flushSync(() => setPrinting({ withNote, QrImage }));
    addEventListener("afterprint", () => setPrinting({ withNote: false, QrImage }), { once: true });
    print();
  };
  return { printing, printPage };
}
