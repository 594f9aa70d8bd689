/**
 * Returns an object's own value for a key from outside. `object[key]` would also find inherited
 * values: `toString`, `constructor` and `__proto__`.
 */
export function ownProperty<Value>(
  object: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * Sets an object's own value for a key from outside, including `__proto__`: `object[key] = value` would
 * change the prototype.
 */
export function setOwnProperty<Value>(
  object: Record<string, Value>,
  key: string,
  value: Value,
): void {
  if (key === "__proto__")
    Object.defineProperty(object, key, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    });
  else object[key] = value;
}
