import type { DraftPhoto } from "./DraftPhoto";
import type { Shares } from "./shares";

/** An upload in progress. */
export interface Upload {
  key: string;
  name: string;
  /** The picture, or the URL of an uploaded one. */
  picture: Blob | string;
  /** The tile of the replaced photo; null for a new one. */
  replaces: number | null;
  /** The key of the step that gets the photo; null for a photo of the dish. */
  step: string | null;
  /** The crop of the photo; null for the whole picture. */
  part: Shares | null;
  /** The picture's URL until the upload is complete. */
  preview: string;
  state: "waiting" | "running" | "failed";
  /** The uploaded share, from 0 to 1. */
  sent: number;
  /** The error message. */
  error?: string;
}

/** The server's response. */
export type UploadedPhoto = Pick<DraftPhoto, "photoId" | "image">;

/** A photo to upload. */
export type NewUpload = Omit<Upload, "state" | "sent" | "error">;

/** Uploads one picture; rejects with a user-facing message. */
export type Send = (
  picture: Blob | string,
  part: Shares | null,
  options: { onSent: (share: number) => void; signal: AbortSignal },
) => Promise<UploadedPhoto>;

/** Uploads pictures one after the other, so that photos keep the order of choice. */
export class UploadQueue {
  private uploads: readonly Upload[] = [];
  private readonly listeners = new Set<() => void>();
  private running: { key: string; stop: AbortController } | null = null;

  /** @param onPhoto called with each uploaded photo */
  constructor(
    private readonly send: Send,
    private readonly onPhoto: (photo: UploadedPhoto, upload: NewUpload) => void,
  ) {}

  readonly get = (): readonly Upload[] => this.uploads;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly add = (upload: NewUpload): void => {
    this.become([...this.uploads, { ...upload, state: "waiting", sent: 0 }]);
    this.next();
  };

  readonly retry = (key: string): void => {
    this.change(key, { state: "waiting", sent: 0 });
    this.next();
  };

  /** Cancels and removes an upload. */
  readonly remove = (key: string): void => {
    this.drop(key);
    if (this.running?.key === key) this.stop();
    this.next();
  };

  readonly clear = (): void => {
    this.uploads.forEach(({ preview }) => URL.revokeObjectURL(preview));
    this.become([]);
    this.stop();
  };

  private next() {
    const upload = this.uploads.find(({ state }) => state === "waiting");
    if (this.running || !upload) return;
    this.change(upload.key, { state: "running" });
    void this.run(upload);
  }

  private async run(upload: Upload) {
    const { key, picture, part } = upload;
    const stop = new AbortController();
    this.running = { key, stop };
    const onSent = (sent: number) => this.change(key, { sent });
    try {
      const photo = await this.send(picture, part, { onSent, signal: stop.signal });
      if (stop.signal.aborted) return;
      this.drop(key);
      this.onPhoto(photo, upload);
    } catch (error) {
      if (stop.signal.aborted) return;
      this.change(key, {
        state: "failed",
        error: error instanceof Error ? error.message : String(error),
      });
    }
    this.running = null;
    this.next();
  }

  private stop() {
    this.running?.stop.abort();
    this.running = null;
  }

  private drop(key: string) {
    const cancelled = this.uploads.find((upload) => upload.key === key);
    if (cancelled) URL.revokeObjectURL(cancelled.preview);
    this.become(this.uploads.filter((upload) => upload.key !== key));
  }

  private change(key: string, part: Partial<Upload>) {
    this.become(this.uploads.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }

  private become(uploads: readonly Upload[]) {
    this.uploads = uploads;
    this.listeners.forEach((listener) => listener());
  }
}
