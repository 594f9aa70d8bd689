import type { EventEmitter } from "node:events";
import { overloaded } from "../errors";

/** A slot for one of the requests that are served concurrently. */
export interface Slot {
  /** Frees the slot. Repeated calls have no effect. */
  release(): void;
  /** Frees the slot during work that does not need the database. */
  lend<Result>(work: () => Promise<Result>): Promise<Result>;
}

interface WaitingRequest {
  operation: string;
  admit(): void;
}

interface AdmissionOptions {
  /** The number of requests that are served concurrently. */
  slots: number;
  /** The maximum time that a request waits for a slot. */
  maxWaitMs: number;
  /**
   * The time after which a request no longer counts, because it waits for something else, such as a slow
   * client.
   */
  maxHoldMs?: number;
}

/** The weight of the latest request in the average. */
const WEIGHT = 0.05;

/**
 * Limits the number of concurrent requests. Requests above the limit wait for a moment and are
 * refused before any work is done. Without a limit, all requests would share the database until
 * most time out with most of their work done.
 */
export class Admission {
  private free: number;
  private readonly heldSlots = new Map<string, number>();
  /**
   * The queue is an array, because V8 retains the entries of a frequently changed set until a full
   * garbage collection.
   */
  private readonly queue: WaitingRequest[] = [];
  private averageMs = 10;

  constructor(private readonly options: AdmissionOptions) {
    this.free = options.slots;
  }

  /** Returns the number of waiting requests. */
  get waiting(): number {
    return this.queue.length;
  }

  /**
   * Waits for a slot.
   * @param operation the name of the operation. No operation takes more slots than it leaves free, so that
   *   an operation that waits for a lock does not block others
   * @param response emits `close` when the client has disconnected
   * @throws SERVICE_UNAVAILABLE after the maximum wait, with the expected time until a slot is free
   */
  async enter(operation: string, response: EventEmitter): Promise<Slot> {
    if (!this.hasRoomFor(operation)) await this.waitForRoom(operation, response);
    else this.takeSlot(operation);
    return this.makeSlot(operation);
  }

  private waitForRoom(operation: string, response: EventEmitter): Promise<void> {
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
          this.takeSlot(operation);
          resolve();
        },
      };
      const timer = setTimeout(refuse, this.options.maxWaitMs);
      response.once("close", refuse);
      this.queue.push(request);
    });
  }

  /** Estimates the time until all waiting requests are served, from the average duration. */
  private expectedWaitMs(): number {
    const servedCount = Math.max(1, this.options.slots - this.free);
    return (this.queue.length * this.averageMs) / servedCount;
  }

  private makeSlot(operation: string): Slot {
    const startTime = performance.now();
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      clearTimeout(timer);
      this.averageMs += WEIGHT * (performance.now() - startTime - this.averageMs);
      this.returnSlot(operation);
    };
    const timer = setTimeout(release, this.options.maxHoldMs ?? 5_000).unref();
    return {
      release,
      lend: async (work) => {
        if (!isHeld) return work();
        this.returnSlot(operation);
        try {
          return await work();
        } finally {
          // The work continues without waiting, because its result would otherwise be lost.
          if (isHeld) this.takeSlot(operation);
        }
      },
    };
  }

  private hasRoomFor(operation: string): boolean {
    return (this.heldSlots.get(operation) ?? 0) < this.free;
  }

  private takeSlot(operation: string): void {
    this.free--;
    this.heldSlots.set(operation, (this.heldSlots.get(operation) ?? 0) + 1);
  }

  private returnSlot(operation: string): void {
    this.free++;
    const remaining = (this.heldSlots.get(operation) ?? 0) - 1;
    if (remaining > 0) this.heldSlots.set(operation, remaining);
    else this.heldSlots.delete(operation);
    let i = 0;
    while (this.free > 0 && i < this.queue.length) {
      const request = this.queue[i]!;
      // The loop ends, because an admitted request removes itself from the queue.
      if (this.hasRoomFor(request.operation)) request.admit();
      else i++;
    }
  }
}
