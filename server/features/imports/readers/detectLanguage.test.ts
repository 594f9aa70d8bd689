import { detectLanguage } from "./detectLanguage";

const detect = (...instructions: string[]) =>
  detectLanguage({
    name: "",
    ingredients: [],
    instructions,
    tags: [],
    photos: [],
    warnings: [],
  });

const ENGLISH =
  "Preheat the oven to 180 degrees. Melt the butter in a pan, add the onions and cook until soft. Stir in the flour, then pour the milk over it and simmer for ten minutes. Season and serve with bread.";

describe("The language of a text", () => {
  it.each([
    ["en", ENGLISH],
    [
      "de",
      "Den Ofen auf 180 Grad vorheizen. Die Butter in einer Pfanne zerlassen und die Zwiebeln darin weich dünsten. Das Mehl einrühren, dann die Milch zugießen und etwa zehn Minuten bei kleiner Hitze kochen lassen. Mit Salz abschmecken und mit Brot servieren.",
    ],
    [
      "fr",
      "Préchauffer le four à 180 degrés. Faire fondre le beurre dans une poêle, ajouter les oignons et les cuire jusqu'à ce qu'ils soient tendres. Verser la farine puis le lait et laisser mijoter pendant dix minutes. Servir avec du pain.",
    ],
    [
      "it",
      "Scaldare il forno a 180 gradi. Sciogliere il burro in una padella, unire le cipolle e cuocere fino a quando sono morbide. Aggiungere la farina, poi il latte, e lasciare sul fuoco per dieci minuti. Servire con del pane.",
    ],
    [
      "es",
      "Precalentar el horno a 180 grados. Derretir la mantequilla en una sartén, añadir las cebollas y cocinar hasta que estén blandas. Agregar la harina y luego la leche, y dejar al fuego durante diez minutos. Servir con pan.",
    ],
    [
      "nl",
      "Verwarm de oven voor op 180 graden. Smelt de boter in een pan en bak de uien tot ze zacht zijn. Roer het meel erdoor, giet dan de melk erbij en laat het ongeveer tien minuten koken. Serveer met brood.",
    ],
  ])("is %s", (language, text) => {
    expect(detect(text)).toBe(language);
  });

  it("is not guessed from a few words", () => {
    expect(detect("Mix the flour and the butter.", "Bake.")).toBeNull();
    expect(detect()).toBeNull();
  });

  it("is not guessed from mixed languages or from names alone", () => {
    expect(
      detect(
        ENGLISH,
        "Den Ofen auf 180 Grad vorheizen. Die Butter in einer Pfanne zerlassen und die Zwiebeln darin weich dünsten. Das Mehl einrühren, dann die Milch zugießen und etwa zehn Minuten bei kleiner Hitze kochen lassen. Mit Salz abschmecken und mit Brot servieren.",
      ),
    ).toBeNull();
    expect(detect("Tofu ".repeat(40))).toBeNull();
  });
});
