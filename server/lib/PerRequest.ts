import type { IncomingMessage, ServerResponse } from "node:http";

type Owner<Value> = (IncomingMessage | ServerResponse) & { [key: symbol]: Value | undefined };

/**
 * Stores a value per request or response, on the object itself. V8 retains the values of a WeakMap
 * across minor collections, so each request would stay in memory until a full collection.
 */
export class PerRequest<Value> {
  private readonly key = Symbol();

  get(owner: IncomingMessage | ServerResponse): Value | undefined {
    return (owner as Owner<Value>)[this.key];
  }

  set(owner: IncomingMessage | ServerResponse, value: Value): void {
    (owner as Owner<Value>)[this.key] = value;
  }
}
