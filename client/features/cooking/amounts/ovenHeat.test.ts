import { otherDegrees } from "../../../../shared/temperatures";
import { heatsIn } from "./ovenHeat";

describe("The heat of an oven", () => {
  it.each([
    [110, 225],
    [120, 250],
    [150, 300],
    [160, 325],
    [165, 325],
    [170, 350],
    [175, 350],
    [180, 350],
    [190, 375],
    [200, 400],
    [210, 400],
    [220, 425],
    [230, 450],
    [240, 475],
    [250, 475],
  ])("of %d °C is about %d °F", (celsius, fahrenheit) => {
    expect(otherDegrees(celsius, "C", true)).toBe(fahrenheit);
  });

  it.each([
    [200, 95],
    [225, 110],
    [300, 150],
    [325, 160],
    [350, 180],
    [375, 190],
    [400, 200],
    [425, 220],
    [450, 230],
    [360, 180],
    [550, 290],
  ])("of %d °F is about %d °C", (fahrenheit, celsius) => {
    expect(otherDegrees(fahrenheit, "F", true)).toBe(celsius);
  });
});

describe("The heat of something else", () => {
  it.each([
    [37, "C", 99],
    [92, "C", 198],
    [175, "C", 345],
    [185, "C", 365],
    [110, "F", 43],
    [350, "F", 175],
  ] as const)("of %d °%s is about %d degrees", (degrees, scale, other) => {
    expect(otherDegrees(degrees, scale, false)).toBe(other);
  });
});

describe("A step in American measures", () => {
  it.each([
    ["Heat the oven to 200 °C.", "Heat the oven to about 400 °F."],
    ["Heat the oven to 200°C and wait.", "Heat the oven to about 400 °F and wait."],
    ["Oven: 200C/gas 6.", "Oven: about 400 °F/gas 6."],
    ["Bake at 180 degrees Celsius.", "Bake at about 350 °F."],
    ["Bake at 180–200 °C.", "Bake at about 350–400 °F."],
    ["Bake at 175 to 180 °C.", "Bake at about 350 °F."],
    ["Bake at about 180 °C.", "Bake at about 350 °F."],
    ["Oven at 200 °C (180 °C fan).", "Oven at about 400 °F (about 350 °F fan)."],
    ["Den Ofen auf 180 Grad C heizen.", "Den Ofen auf about 350 °F heizen."],
    ["Heat 3 cm of oil to 185 °C.", "Heat 3 cm of oil to about 365 °F."],
    ["Warm the milk to 37 °C.", "Warm the milk to about 99 °F."],
  ])("%s", (typed, expected) => {
    expect(heatsIn(typed, "us")).toBe(expected);
    expect(heatsIn(typed, "asWritten")).toBe(typed);
    expect(heatsIn(typed, "metric")).toBe(typed);
  });

  it.each([
    "Heat the oven to 200°C (400°F).",
    "Heat the oven to 200°C (180°C fan)/400°F/gas 6.",
    "Heat the oven to 200°.",
    "Heat the oven to 400 °F.",
    "Gas mark 6.",
    "Cut 2 cm cubes, 180 of them.",
    "Add 100 Cherries.",
  ])("%s stays as written", (typed) => {
    expect(heatsIn(typed, "us")).toBe(typed);
  });
});

describe("A step in metric measures", () => {
  it.each([
    ["Preheat the oven to 350°F.", "Preheat the oven to about 180 °C."],
    ["Bake at 400F.", "Bake at about 200 °C."],
    ["Heat the oil to 350 °F.", "Heat the oil to about 175 °C."],
    [
      "Oven to 400°F (200°C). Later lower it to 350°F.",
      "Oven to 400°F (200°C). Later lower it to about 180 °C.",
    ],
  ])("%s", (typed, expected) => {
    expect(heatsIn(typed, "metric")).toBe(expected);
  });
});
