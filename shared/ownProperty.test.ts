import { ownProperty, setOwnProperty } from "./ownProperty";

const INHERITED = ["__proto__", "constructor", "toString", "hasOwnProperty"];

it.each(INHERITED)("The inherited property %s is not found in an object", (key) => {
  expect(ownProperty({}, key)).toBeUndefined();
});

it.each([...INHERITED, "name"])("The property %s is set like any other", (key) => {
  const object: Record<string, unknown> = {};
  setOwnProperty(object, key, [1]);
  expect(Object.entries(object)).toEqual([[key, [1]]]);
  expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
  expect(ownProperty(object, key)).toEqual([1]);
});
