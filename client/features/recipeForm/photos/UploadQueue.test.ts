import type { DraftPhoto } from "./DraftPhoto";
import { type Send, UploadQueue } from "./UploadQueue";

const photo = (photoId: number): DraftPhoto => ({
  photoId,
  image: { url: "/photos/a", width: 3, height: 2, srcSet: null, placeholder: null },
});

const picture = (key: string) => ({
  key,
  name: `${key}.jpg`,
  file: new Blob([key]),
  part: null,
  preview: `blob:${key}`,
});

/** A queue whose sendings are ended by hand. */
function start() {
  const sent: { resolve: (photo: DraftPhoto) => void; reject: (why: Error) => void }[] = [];
  const signals: AbortSignal[] = [];
  const progress: ((share: number) => void)[] = [];
  const photos: number[] = [];
  const send: Send = (_file, _part, { onSent, signal }) => {
    signals.push(signal);
    progress.push(onSent);
    return new Promise((resolve, reject) => sent.push({ resolve, reject }));
  };
  const queue = new UploadQueue(send, ({ photoId }) => photos.push(photoId));
  const states = () => queue.get().map(({ key, state }) => `${key} ${state}`);
  return { photos, progress, queue, sent, signals, states };
}

/** Lets promises go on. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("Uploads", () => {
  it("run one after the other, in the order in which they were chosen", async () => {
    const { photos, queue, sent, states } = start();
    queue.add(picture("a"));
    queue.add(picture("b"));
    expect(states()).toEqual(["a running", "b waiting"]);
    expect(sent).toHaveLength(1);
    sent[0]!.resolve(photo(1));
    await turn();
    expect(states()).toEqual(["b running"]);
    sent[1]!.resolve(photo(2));
    await turn();
    expect(states()).toEqual([]);
    expect(photos).toEqual([1, 2]);
  });

  it("say how much is sent", () => {
    const { progress, queue } = start();
    let heard = 0;
    queue.subscribe(() => heard++);
    queue.add(picture("a"));
    heard = 0;
    progress[0]!(0.5);
    expect(queue.get()[0]!.sent).toBe(0.5);
    expect(heard).toBe(1);
  });

  it("that fail say why, hold nobody up, and can be tried again", async () => {
    const { photos, queue, sent, states } = start();
    queue.add(picture("a"));
    queue.add(picture("b"));
    sent[0]!.reject(new Error("Too large."));
    await turn();
    expect(states()).toEqual(["a failed", "b running"]);
    expect(queue.get()[0]!.error).toBe("Too large.");
    queue.retry("a");
    expect(states()).toEqual(["a waiting", "b running"]);
    sent[1]!.resolve(photo(2));
    await turn();
    sent[2]!.resolve(photo(1));
    await turn();
    expect(photos).toEqual([2, 1]);
  });

  it("can be taken back while they run and while they wait", async () => {
    const { photos, queue, sent, signals, states } = start();
    queue.add(picture("a"));
    queue.add(picture("b"));
    queue.add(picture("c"));
    queue.remove("b");
    queue.remove("a");
    expect(signals[0]!.aborted).toBe(true);
    expect(states()).toEqual(["c running"]);
    // The answer comes nevertheless: nobody wants it any more.
    sent[0]!.resolve(photo(1));
    await turn();
    expect(photos).toEqual([]);
    expect(states()).toEqual(["c running"]);
  });

  it("all end when the form is left", async () => {
    const { photos, queue, sent, signals, states } = start();
    queue.add(picture("a"));
    queue.add(picture("b"));
    queue.clear();
    expect(states()).toEqual([]);
    expect(signals[0]!.aborted).toBe(true);
    sent[0]!.reject(new Error("Aborted."));
    await turn();
    expect(states()).toEqual([]);
    expect(photos).toEqual([]);
  });
});
