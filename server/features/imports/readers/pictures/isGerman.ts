/** Words that recipes of one language have, and those of the other do not. */
const GERMAN =
  /(?<!\p{L})(?:und|mit|der|die|das|den|dem|für|in den|bis|zum|zutaten|zubereitung|personen|minuten|el|tl|prise|nicht|ein|eine|einen|auf)(?!\p{L})|[äöüß]/giu;
const ENGLISH =
  /(?<!\p{L})(?:and|with|the|for|of|to|until|ingredients|method|directions|instructions|serves|minutes|cups?|tsp|tbsp|teaspoons?|tablespoons?|not|an?|into|on)(?!\p{L})/giu;

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** Whether a recipe is written in German rather than in English. */
export const isGerman = (text: string): boolean => count(text, GERMAN) > count(text, ENGLISH);
