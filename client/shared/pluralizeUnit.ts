/** Words whose plural is another than the singular with an "s". */
const irregular: Record<string, string> = {
  leaf: "leaves",
  loaf: "loaves",
  half: "halves",
  bunch: "bunches",
  pinch: "pinches",
  dash: "dashes",
  splash: "splashes",
  glass: "glasses",
  box: "boxes",
  person: "people",
};

/** Words that amounts are told in and that stand in their full length, unlike g or tbsp. */
const regular = `cup teaspoon tablespoon dessertspoon ounce pound gram kilogram kilo litre liter
  millilitre milliliter pint quart gallon stick piece can tin jar pack package packet sachet envelope
  bottle carton container tub pot tube bag punnet block bar cube square round ball cake slice rasher
  strip sheet wedge segment chunk lump clove head heart bulb sprig stem stalk rib spear ear cob pod
  fillet breast thigh leg rack handful drop knob glug drizzle squeeze scoop ladle serving portion
  pancake bun cookie muffin glassful jarful roll pie tart waffle skewer taco crêpe dumpling`;

const plurals = new Map([
  ...regular.split(/\s+/).map((word): [string, string] => [word, `${word}s`]),
  ...Object.entries(irregular),
]);
const singulars = new Map([...plurals].map(([one, many]) => [many, one]));

/** Keeps a capital that was typed. */
const matchCase = (form: string, typed: string) =>
  typed[0] === typed[0]?.toUpperCase() ? form[0]?.toUpperCase() + form.slice(1) : form;

/**
 * A unit's words in the form that goes with a number: "cup" beside 2 reads "cups". Words that are
 * not known, and all that stand in brackets or behind a size, stay as typed.
 */
export function pluralizeUnit(unit: string, number: number): string {
  const forms = number > 1 ? plurals : singulars;
  const words = unit.split(/( |,)/);
  const place = words.findIndex((word) => {
    const plain = word.toLowerCase();
    return plurals.has(plain) || singulars.has(plain);
  });
  const typed = words[place];
  const form = typed && forms.get(typed.toLowerCase());
  if (!typed || !form) return unit;
  words[place] = matchCase(form, typed);
  return words.join("");
}
