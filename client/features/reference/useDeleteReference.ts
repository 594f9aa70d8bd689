import { useNavigate } from "react-router-dom";
import { screenOf } from "../../shared/screenOf";
import { toast } from "../../shared/toast";
import { t } from "../../shared/words/t";
import type { ReferenceKind } from "./ReferenceKind";

/**
 * Deletes one of a kind.
 * @param onDone where to go afterwards
 */
export function useDeleteReference(kind: ReferenceKind, onDone: () => void) {
  const navigate = useNavigate();
  const [remove] = kind.useDelete();
  return async (key: number) => {
    try {
      await remove({ variables: { key } });
    } catch (failure) {
      const screen = kind.failures.leadsAway ? screenOf(failure) : null;
      if (screen) await navigate(screen.to, { state: screen.state, replace: true });
      else await kind.failures.ofDeleting(failure);
      return;
    }
    toast.success(t(`${kind.words}.deleted`));
    onDone();
  };
}
