import { overloaded } from "../errors";

/** After how many seconds a client may try again. */
const RETRY_SECONDS = 5;

/** Bounds how many bytes are held at once, in total and per key. */
export class ByteBudget {
  private total = 0;
  private readonly byKey = new Map<string, number>();

  constructor(
    private readonly max: number,
    private readonly maxPerKey: number,
  ) {}

  /** @throws SERVICE_UNAVAILABLE if there are not so many bytes left */
  check(key: string, bytes: number): void {
    if (this.total + bytes > this.max || this.usedBy(key) + bytes > this.maxPerKey) {
      throw overloaded(RETRY_SECONDS);
    }
  }

  /**
   * Takes bytes while some work runs.
   * @throws SERVICE_UNAVAILABLE if there are not so many left
   */
  async use<Made>(key: string, bytes: number, work: () => Promise<Made>): Promise<Made> {
    this.check(key, bytes);
    this.add(key, bytes);
    try {
      return await work();
    } finally {
      this.add(key, -bytes);
    }
  }

  private usedBy(key: string): number {
    return this.byKey.get(key) ?? 0;
  }

  private add(key: string, bytes: number): void {
    this.total += bytes;
    const used = this.usedBy(key) + bytes;
    if (used === 0) this.byKey.delete(key);
    else this.byKey.set(key, used);
  }
}
