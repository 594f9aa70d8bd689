import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { toast } from "../toast";
import { t } from "../words/t";

/**
 * A part of the page whose code comes when it is opened. If that cannot be fetched, people are told,
 * and the part is closed again; the page stays as it is.
 */
export function whenOpened<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { onClose?: () => void }> {
  return function Opened(props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const giveUp = useEffectEvent(() => {
      toast.error(t("failed.network"));
      props.onClose?.();
    });
    useEffect(() => {
      let isOpen = true;
      load().then(
        (loaded) => isOpen && setPart(() => loaded),
        () => isOpen && giveUp(),
      );
      return () => void (isOpen = false);
    }, []);
    return Part && <Part {...props} />;
  };
}
