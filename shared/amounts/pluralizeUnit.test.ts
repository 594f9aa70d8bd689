import { pluralizeUnit } from "./pluralizeUnit";

it.each([
  ["cup", 2, "cups"],
  ["cups", 1, "cup"],
  ["cups", 0.5, "cup"],
  ["cup", 1.5, "cups"],
  ["cups", 3, "cups"],
  ["Cup", 2, "Cups"],
  ["large clove", 2, "large cloves"],
  ["cloves, crushed", 1, "clove, crushed"],
  ["leaf", 4, "leaves"],
  ["leaves", 1, "leaf"],
  ["handful", 2, "handfuls"],
  ["x 400 g tin", 2, "x 400 g tins"],
  ["loaf", 2, "loaves"],
  ["people", 1, "person"],
  ["people", 6, "people"],
  ["g", 2, "g"],
  ["tbsp", 2, "tbsp"],
  ["EL", 2, "EL"],
  ["Dose", 2, "Dosen"],
  ["Dosen", 1, "Dose"],
  ["Liter", 2, "Liter"],
  ["litre", 2, "litres"],
  ["large", 2, "large"],
  ["", 2, ""],
])("The unit %j after %d is written as %j", (unit, number, read) => {
  expect(pluralizeUnit(unit, number)).toBe(read);
});
