import { makeSecretBox } from "./makeSecretBox";

const SECRET = Buffer.from("a secret of an authenticator");
const box = makeSecretBox("x".repeat(32));

describe("A sealed secret", () => {
  it("cannot be opened with another key, for another owner, or after it was modified", () => {
    const sealed = box.seal(SECRET, 1);
    expect(makeSecretBox("y".repeat(32)).open(sealed, 1)).toBeNull();
    expect(box.open(sealed, 2)).toBeNull();
    for (const position of [0, 12, sealed.length - 1]) {
      const changedBytes = Buffer.from(sealed);
      changedBytes[position]! ^= 1;
      expect(box.open(changedBytes, 1)).toBeNull();
    }
    expect(box.open(Buffer.alloc(3), 1)).toBeNull();
  });

  it("reveals nothing, not even an equal secret", () => {
    const sealed = box.seal(SECRET, 1);
    expect(sealed.includes(SECRET)).toBe(false);
    expect(box.seal(SECRET, 1).equals(sealed)).toBe(false);
  });

  it("can be opened with its key", () => {
    expect(makeSecretBox("x".repeat(32)).open(box.seal(SECRET, 1), 1)).toEqual(SECRET);
  });
});
