import type { EventEmitter } from "node:events";
import { overloaded } from "../errors";

/** A place among the requests that are served at a time. */
export interface Slot {
  /** Makes room for another request; more than once is the same as once. */
  release(): void;
  /** Makes room for others while something is awaited that does not need the database. */
  lend<Result>(work: () => Promise<Result>): Promise<Result>;
}

interface WaitingRequest {
  operation: string;
  admit(): void;
}

interface AdmissionOptions {
  /** How many requests are served at a time. */
  slots: number;
  /** How long a request may wait for a slot. */
  longestWaitMs: number;
  /** After this long, a request no longer counts: it waits for something else, such as a slow client. */
  longestHoldMs?: number;
}

/** How much of the average the latest request makes up. */
const WEIGHT = 0.05;

/**
 * Bounds how many requests are served at a time. Those in excess wait for a moment and are then refused, before
 * anything was done for them: without a bound, all of them would share the database until most give up with
 * the larger part of their work done.
 */
export class Admission {
  private free: number;
  private readonly held = new Map<string, number>();
  /** An array: V8 keeps what was in a set that many come into and leave, until all objects are collected. */
  private readonly queue: WaitingRequest[] = [];
  private averageMs = 10;

  constructor(private readonly options: AdmissionOptions) {
    this.free = options.slots;
  }

  /** How many requests wait. */
  get waiting(): number {
    return this.queue.length;
  }

  /**
   * Waits for a slot.
   * @param operation what is requested. No operation takes more slots than it leaves to others, so that one that
   *   is held up by a lock does not hold up those that are not
   * @param response its `close` says that nobody waits for it any more
   * @throws SERVICE_UNAVAILABLE after the longest wait, with the time after which a slot is expected
   */
  async enter(operation: string, response: EventEmitter): Promise<Slot> {
    if (!this.hasRoomFor(operation)) await this.untilRoomFor(operation, response);
    else this.take(operation);
    return this.slotOf(operation);
  }

  private untilRoomFor(operation: string, response: EventEmitter): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        response.off("close", refuse);
        this.queue.splice(this.queue.indexOf(request), 1);
      };
      const refuse = () => {
        const seconds = this.expectedWaitMs() / 1000;
        leave();
        reject(overloaded(Math.max(1, Math.ceil(seconds))));
      };
      const request: WaitingRequest = {
        operation,
        admit: () => {
          leave();
          this.take(operation);
          resolve();
        },
      };
      const timer = setTimeout(refuse, this.options.longestWaitMs);
      response.once("close", refuse);
      this.queue.push(request);
    });
  }

  /** How long all that wait will take, when requests last as long as the latest ones did. */
  private expectedWaitMs(): number {
    const served = Math.max(1, this.options.slots - this.free);
    return (this.queue.length * this.averageMs) / served;
  }

  private slotOf(operation: string): Slot {
    const begin = performance.now();
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      clearTimeout(timer);
      this.averageMs += WEIGHT * (performance.now() - begin - this.averageMs);
      this.give(operation);
    };
    const timer = setTimeout(release, this.options.longestHoldMs ?? 5_000).unref();
    return {
      release,
      lend: async (work) => {
        if (!isHeld) return work();
        this.give(operation);
        try {
          return await work();
        } finally {
          // Without waiting: what was done already would be lost.
          if (isHeld) this.take(operation);
        }
      },
    };
  }

  private hasRoomFor(operation: string): boolean {
    return (this.held.get(operation) ?? 0) < this.free;
  }

  private take(operation: string): void {
    this.free--;
    this.held.set(operation, (this.held.get(operation) ?? 0) + 1);
  }

  private give(operation: string): void {
    this.free++;
    const held = (this.held.get(operation) ?? 0) - 1;
    if (held > 0) this.held.set(operation, held);
    else this.held.delete(operation);
    let i = 0;
    while (this.free > 0 && i < this.queue.length) {
      const request = this.queue[i]!;
      // Whoever is admitted leaves the queue.
      if (this.hasRoomFor(request.operation)) request.admit();
      else i++;
    }
  }
}
