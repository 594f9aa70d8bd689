import { useEffect, useState, useSyncExternalStore } from "react";
import { maxCount } from "../../../../shared/inputLimits";
import type { DraftPhoto } from "./DraftPhoto";
import { sortOut } from "./photoFiles";
import type { Shares } from "./shares";
import { type Upload, UploadQueue } from "./UploadQueue";
import { uploadPhoto } from "./uploadPhoto";

/** A picture that waits for somebody to say what of it is wanted. */
export interface Uncropped {
  key: string;
  name: string;
  file: File;
  preview: string;
}

/** What happens to pictures before they are photos of the draft. */
export interface PhotoUploads {
  /** To be cropped, one after the other. */
  uncropped: readonly Uncropped[];
  uploads: readonly Upload[];
  /** Whether one is on its way. */
  running: boolean;
  /** Whether one has failed and is neither tried again nor removed. */
  failed: boolean;
  /** Why files were refused that were chosen last. */
  refusals: readonly string[];
  choose: (files: readonly File[]) => void;
  /** Sends the first of those to be cropped, or leaves it out. */
  send: (part: Shares | null) => void;
  leaveOut: () => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
  clear: () => void;
}

let pictures = 0;

const waitingFor = (file: File): Uncropped => ({
  key: `picture-${++pictures}`,
  name: file.name,
  file,
  preview: URL.createObjectURL(file),
});

/**
 * Takes pictures from the disk to the server.
 * @param count how many photos there are already
 * @param onPhoto called with each new one; later renders do not replace it
 */
export function usePhotoUploads(count: number, onPhoto: (photo: DraftPhoto) => void): PhotoUploads {
  const [queue] = useState(() => new UploadQueue(uploadPhoto, onPhoto));
  const uploads = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  const [uncropped, setUncropped] = useState<readonly Uncropped[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  // Who leaves the form wants nothing of it any more.
  useEffect(() => queue.clear, [queue]);

  const [first] = uncropped;
  return {
    uncropped,
    uploads,
    running: uploads.some(({ state }) => state !== "failed"),
    failed: uploads.some(({ state }) => state === "failed"),
    refusals,
    choose(files) {
      const room = maxCount.photos - count - uploads.length - uncropped.length;
      const { taken, refusals } = sortOut(files, room);
      setRefusals(refusals);
      setUncropped((before) => [...before, ...taken.map(waitingFor)]);
    },
    send(part) {
      if (!first) return;
      setUncropped((before) => before.filter(({ key }) => key !== first.key));
      queue.add({ ...first, part });
    },
    leaveOut() {
      if (first) URL.revokeObjectURL(first.preview);
      setUncropped((before) => before.slice(1));
    },
    retry: queue.retry,
    remove: queue.remove,
    clear: queue.clear,
  };
}
