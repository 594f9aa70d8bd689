import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { showErrorToast } from "../showError";

/**
 * A part of the page whose code comes when it is opened. If that cannot be fetched, people are told,
 * and the part is closed again; the page stays as it is.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { onClose?: () => void }> {
  return function Opened(props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const giveUp = useEffectEvent((error: unknown) => {
      showErrorToast(error);
      props.onClose?.();
    });
    useEffect(() => {
      let isOpen = true;
      load().then(
        (loaded) => isOpen && setPart(() => loaded),
        (error: unknown) => isOpen && giveUp(error),
      );
      return () => void (isOpen = false);
    }, []);
    return Part && <Part {...props} />;
  };
}
