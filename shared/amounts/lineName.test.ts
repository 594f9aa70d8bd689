import { lineName } from "./lineName";

const line = (quantity: string | null, unit: string | null, name: string) => ({
  quantity,
  unit,
  name,
});
const butter = line("120", "g", "Butter");
const german = { locale: "de" } as const;
const english = { locale: "en" } as const;

describe("The name of an ingredient in its line", () => {
  it("follows the language of an English recipe for a German reader", () => {
    expect(lineName(butter, { ...german, language: "en" })).toBe("butter");
    expect(lineName(butter, { ...german, language: "en-GB" })).toBe("butter");
    expect(lineName(line("2", null, "Mango"), { ...german, language: "en" })).toBe("mangoes");
  });

  it("follows the language of a German recipe for an English reader", () => {
    expect(lineName(line("2", null, "Quinoa"), { ...english, language: "de" })).toBe("Quinoa");
    expect(lineName(line("1", "EL", "Tahini"), { ...english, language: "de" })).toBe("Tahini");
  });

  it("has a small letter and no English plural in another language", () => {
    expect(lineName(line("2", null, "Oignon"), { ...english, language: "fr" })).toBe("oignon");
  });

  it("stays German with German letters or units, whatever the recipe's language is", () => {
    expect(lineName(line("2", "tbsp", "Öl"), { ...english, language: "en" })).toBe("Öl");
  });

  it("follows its words and the reader without a language", () => {
    expect(lineName(butter, { ...german, language: null })).toBe("Butter");
    expect(lineName(butter, english)).toBe("butter");
    expect(lineName(line("2", null, "Quinoa"), english)).toBe("quinoas");
    expect(lineName(line("2", null, "Quinoa"), german)).toBe("Quinoa");
  });

  it("is as stored without an amount", () => {
    expect(lineName(line(null, null, "Butter"), { ...german, language: "en" })).toBe("Butter");
  });
});
