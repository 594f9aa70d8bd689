import { makeSecretBox } from "./makeSecretBox";

const SECRET = Buffer.from("a secret of an authenticator");
const box = makeSecretBox("x".repeat(32));

describe("A sealed secret", () => {
  it("is not opened with another key, for another owner, or once it was changed", () => {
    const sealed = box.seal(SECRET, 1);
    expect(makeSecretBox("y".repeat(32)).open(sealed, 1)).toBeNull();
    expect(box.open(sealed, 2)).toBeNull();
    for (const position of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[position]! ^= 1;
      expect(box.open(changed, 1)).toBeNull();
    }
    expect(box.open(Buffer.alloc(3), 1)).toBeNull();
  });

  it("reveals nothing, not even that another is the same", () => {
    const sealed = box.seal(SECRET, 1);
    expect(sealed.includes(SECRET)).toBe(false);
    expect(box.seal(SECRET, 1).equals(sealed)).toBe(false);
  });

  it("is opened with the key that sealed it", () => {
    expect(makeSecretBox("x".repeat(32)).open(box.seal(SECRET, 1), 1)).toEqual(SECRET);
  });
});
