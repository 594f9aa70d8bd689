import type { IncomingMessage, ServerResponse } from "node:http";

type Owner<Value> = (IncomingMessage | ServerResponse) & { [key: symbol]: Value | undefined };

/**
 * A value of each request or response, stored on the object itself. What a WeakMap refers to survives the
 * collection of young objects even when its key is gone: each request would stay in memory until all
 * objects are collected.
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
