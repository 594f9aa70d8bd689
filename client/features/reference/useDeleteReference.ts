import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { toast } from "../../shared/toast";
import type { ReferenceKind } from "./ReferenceKind";

/**
 * Deletes one of a kind.
 * @param onDone where to go afterwards
 */
export function useDeleteReference(kind: ReferenceKind, onDone: () => void) {
  const [remove] = useMutation(kind.documents.delete);
  const [refused, setRefused] = useState<Error>();
  // The routes make a screen of it, as of a load that is refused.
  if (refused) throw refused;
  return async (key: number) => {
    try {
      await remove({ variables: { key } });
    } catch (failure) {
      if ((await kind.failures.ofDeleting(failure)) === "screen") {
        // What the client throws is always one.
        setRefused(failure as Error);
      }
      return;
    }
    toast.success(kind.words.deleted);
    onDone();
  };
}
