import { overloaded } from "../errors";

/** After how many seconds a client may try again. */
export const RETRY_SECONDS = 5;

/** Bounds how many bytes are held at once, in total and per key. */
export class ByteBudget {
  private total = 0;
  private readonly byKey = new Map<string, number>();

  constructor(
    private readonly max: number,
    private readonly maxPerKey: number,
  ) {}

  /** Whether so many bytes are left. */
  hasRoomFor(key: string, bytes: number): boolean {
    return this.total + bytes <= this.max && this.usedBy(key) + bytes <= this.maxPerKey;
  }

  /**
   * Takes bytes while some work runs.
   * @throws SERVICE_UNAVAILABLE if there are not so many left
   */
  async use<Made>(key: string, bytes: number, work: () => Promise<Made>): Promise<Made> {
    if (!this.hasRoomFor(key, bytes)) throw overloaded(RETRY_SECONDS);
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
