import { type ComponentType, useState } from "react";
import { flushSync } from "react-dom";

/** What is added to a recipe on paper. */
export interface Printing {
  withNote: boolean;
  /** The code of its address, once its code is loaded. */
  QrImage: ComponentType<{ link: string }> | null;
}

/** Prints the page with the code of its address, and with the viewer's note on request. */
export function usePrinting() {
  const [printing, setPrinting] = useState<Printing>({ withNote: false, QrImage: null });
  const printPage = async (withNote: boolean) => {
    const QrImage = await import("./QrImage").then(
      (loaded) => loaded.QrImage,
      // Without a network the address is printed alone.
      () => null,
    );
    flushSync(() => setPrinting({ withNote, QrImage }));
    addEventListener("afterprint", () => setPrinting({ withNote: false, QrImage }), { once: true });
    print();
  };
  return { printing, printPage };
}
