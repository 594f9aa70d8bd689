import { withPhoto } from "./DraftPhoto";
import { type Send, type UploadedPhoto, UploadQueue } from "./UploadQueue";

const photo = (photoId: number): UploadedPhoto => ({
  photoId,
  image: { url: "/photos/a", width: 3, height: 2, srcSet: null, placeholder: null },
});

const picture = (key: string) => ({
  key,
  name: `${key}.jpg`,
  picture: new Blob([key]),
  replaces: null,
  step: null,
  part: null,
  preview: `blob:${key}`,
});

/** A queue whose uploads the test settles. */
function start() {
  const uploads: { resolve: (photo: UploadedPhoto) => void; reject: (why: Error) => void }[] = [];
  const signals: AbortSignal[] = [];
  const progress: ((share: number) => void)[] = [];
  const photos: number[] = [];
  const send: Send = (_picture, _part, { onSent, signal }) => {
    signals.push(signal);
    progress.push(onSent);
    return new Promise((resolve, reject) => uploads.push({ resolve, reject }));
  };
  const queue = new UploadQueue(send, ({ photoId }) => photos.push(photoId));
  const states = () => queue.get().map(({ key, state }) => `${key} ${state}`);
  return { photos, progress, queue, sent: uploads, signals, states };
}

/** Waits for pending promises. */
const waitForImmediate = () => new Promise((resolve) => setImmediate(resolve));

describe("Uploads", () => {
  it("run one after the other, in the order in which they were chosen", async () => {
    const { photos, queue, sent: uploads, states } = start();
    queue.add(picture("a"));
    queue.add(picture("b"));
    expect(states()).toEqual(["a running", "b waiting"]);
    expect(uploads).toHaveLength(1);
    uploads[0]!.resolve(photo(1));
    await waitForImmediate();
    expect(states()).toEqual(["b running"]);
    uploads[1]!.resolve(photo(2));
    await waitForImmediate();
    expect(states()).toEqual([]);
    expect(photos).toEqual([1, 2]);
  });

  it("report their progress", () => {
    const { progress, queue } = start();
    let heard = 0;
    queue.subscribe(() => heard++);
    queue.add(picture("a"));
    heard = 0;
    progress[0]!(0.5);
    expect(queue.get()[0]!.sent).toBe(0.5);
    expect(heard).toBe(1);
  });

  it("report failures, do not delay each other after a failure, and can be retried", async () => {
    const { photos, queue, sent: uploads, states } = start();
    queue.add(picture("a"));
    queue.add(picture("b"));
    uploads[0]!.reject(new Error("Too large."));
    await waitForImmediate();
    expect(states()).toEqual(["a failed", "b running"]);
    expect(queue.get()[0]!.error).toBe("Too large.");
    queue.retry("a");
    expect(states()).toEqual(["a waiting", "b running"]);
    uploads[1]!.resolve(photo(2));
    await waitForImmediate();
    uploads[2]!.resolve(photo(1));
    await waitForImmediate();
    expect(photos).toEqual([2, 1]);
  });

  it("can be canceled while they run or wait", async () => {
    const { photos, queue, sent: uploads, signals, states } = start();
    queue.add(picture("a"));
    queue.add(picture("b"));
    queue.add(picture("c"));
    queue.remove("b");
    queue.remove("a");
    expect(signals[0]!.aborted).toBe(true);
    expect(states()).toEqual(["c running"]);
    // The response arrives after the cancellation and is ignored.
    uploads[0]!.resolve(photo(1));
    await waitForImmediate();
    expect(photos).toEqual([]);
    expect(states()).toEqual(["c running"]);
  });

  it("are all canceled when the form is left", async () => {
    const { photos, queue, sent: uploads, signals, states } = start();
    queue.add(picture("a"));
    queue.add(picture("b"));
    queue.clear();
    expect(states()).toEqual([]);
    expect(signals[0]!.aborted).toBe(true);
    uploads[0]!.reject(new Error("Aborted."));
    await waitForImmediate();
    expect(states()).toEqual([]);
    expect(photos).toEqual([]);
  });
});

describe("A new photo", () => {
  const draft = (photoId: number, caption: string) => ({ ...photo(photoId), caption });

  it("is added at the end", () => {
    const photos = withPhoto([draft(1, "Oven")], photo(2), null);
    expect(photos).toEqual([draft(1, "Oven"), draft(2, "")]);
  });

  it("replaces the photo that it was cropped from, and keeps its caption", () => {
    const once = withPhoto([draft(1, "Oven"), draft(2, "Plate")], photo(3), 1);
    expect(once).toEqual([{ ...draft(3, "Oven"), croppedFrom: 1 }, draft(2, "Plate")]);
    expect(withPhoto(once, photo(4), 1)[0]).toEqual({ ...draft(4, "Oven"), croppedFrom: 1 });
  });

  it("is not added if the photo that it was cropped from was removed meanwhile", () => {
    expect(withPhoto([draft(2, "")], photo(3), 1)).toEqual([draft(2, "")]);
  });
});
