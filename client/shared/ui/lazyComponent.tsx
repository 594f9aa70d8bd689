import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { showErrorToast } from "../showError";

/**
 * A component whose code is loaded when it is first opened. If loading fails, an error is shown and the
 * component is closed again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { onClose?: () => void }> {
  return function Opened(props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const giveUp = useEffectEvent((failure: unknown) => {
      showErrorToast(failure);
      props.onClose?.();
    });
    useEffect(() => {
      let isOpen = true;
      load().then(
        (loaded) => isOpen && setPart(() => loaded),
        (failure: unknown) => isOpen && giveUp(failure),
      );
      return () => void (isOpen = false);
    }, []);
    return Part && <Part {...props} />;
  };
}
