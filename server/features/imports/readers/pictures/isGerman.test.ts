import { isGerman } from "./makeTextRecognizer";

it.each([
  ["Kartoffelsuppe\nFür 4 Personen\n1 | Gemusebruhe", true],
  ["1. Das Gemuse in etwas Ol anschwitzen.\n2. Mit Salz wurzen und servieren.", true],
  ["Käse Spätzle\nBoil the noodles in water.\nServe with the cheese and onions.", false],
  ["Plum cake\nServes 12\n200 g butter", false],
  ["Die cut biscuits for the children", false],
  ["", false],
])("The recognized text %j is German: %s", (text, expected) => {
  expect(isGerman(text)).toBe(expected);
});
