import { sizeText } from "./sizeText";

it.each([
  [0, "0 byte"],
  [999, "999 byte"],
  [1_000, "1 kB"],
  [2_350_000, "2.4 MB"],
  [7e15, "7,000 TB"],
])("A size of %p bytes is displayed as %p", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
