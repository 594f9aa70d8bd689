/** A value that components can watch, set by code that loads later. */
export function makeObservable<Value>(value: Value) {
  let current = value;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next: Value) {
      current = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
