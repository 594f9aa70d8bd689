import { overloaded } from "../errors";

/** The number of seconds after which a client may retry. */
const RETRY_SECONDS = 5;

/** Limits the number of bytes held at the same time, in total and per key. */
export class ByteBudget {
  private total = 0;
  private readonly byKey = new Map<string, number>();

  constructor(
    private readonly max: number,
    private readonly maxPerKey: number,
  ) {}

  /** @throws SERVICE_UNAVAILABLE if too few bytes are available */
  check(key: string, bytes: number): void {
    if (this.total + bytes > this.max || this.getUsed(key) + bytes > this.maxPerKey) {
      throw overloaded(RETRY_SECONDS);
    }
  }

  /**
   * Reserves bytes while some work runs.
   * @throws SERVICE_UNAVAILABLE if too few bytes are available
   */
  async use<Result>(key: string, bytes: number, work: () => Promise<Result>): Promise<Result> {
    this.check(key, bytes);
    this.addBytes(key, bytes);
    try {
      return await work();
    } finally {
      this.addBytes(key, -bytes);
    }
  }

  private getUsed(key: string): number {
    return this.byKey.get(key) ?? 0;
  }

  private addBytes(key: string, bytes: number): void {
    this.total += bytes;
    const used = this.getUsed(key) + bytes;
    if (used === 0) this.byKey.delete(key);
    else this.byKey.set(key, used);
  }
}
