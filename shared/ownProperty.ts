/**
 * What an object has under a key that may come from outside. `object[key]` also finds what every object inherits:
 * `toString`, `constructor` and `__proto__`.
 */
export function ownProperty<Value>(
  object: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
