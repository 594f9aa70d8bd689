import { timersIn } from "./timersIn";

/** The timers of a text as "words = seconds", with a + for the lower end of a range. */
const findTimers = (text: string) =>
  timersIn(text).map(
    ({ start, end, seconds, isLeast }) =>
      `${text.slice(start, end)} = ${seconds}${isLeast ? "+" : ""}`,
  );

describe("The duration in a step", () => {
  it.each<[string, string[]]>([
    ["Cook for 10 minutes.", ["10 minutes = 600"]],
    ["Bake 10-12 min until golden.", ["10-12 min = 600+"]],
    ["Bake for 40 to 45 minutes, until hollow.", ["40 to 45 minutes = 2400+"]],
    ["Toss for 2 or 3 minutes.", ["2 or 3 minutes = 120+"]],
    ["Fry between 4 and 5 minutes.", ["between 4 and 5 minutes = 240+"]],
    ["Rest for 1 hour.", ["1 hour = 3600"]],
    ["Braise for 1½ hours.", ["1½ hours = 5400"]],
    ["Braise for 1 1/2 hours.", ["1 1/2 hours = 5400"]],
    ["Braise for 1–1½ hours.", ["1–1½ hours = 3600+"]],
    ["Braise for 1.5 hours.", ["1.5 hours = 5400"]],
    ["An hour in the fridge.", ["An hour = 3600"]],
    ["Leave it for an hour and a half.", ["an hour and a half = 5400"]],
    ["Leave it for half an hour.", ["half an hour = 1800"]],
    ["A 30-minute rest.", ["30-minute = 1800"]],
    ["Bake 1 h 30 min.", ["1 h 30 min = 5400"]],
    ["Bake 1h30min.", ["1h30min = 5400"]],
    ["Bake for 1h30.", ["1h30 = 5400"]],
    ["Bake for 1h30, then rest 10 min.", ["1h30 = 5400", "10 min = 600"]],
    ["Bake for 1 h 30.", ["1 h 30 = 5400"]],
    ["Simmer 1:30 hours.", ["1:30 hours = 5400"]],
    ["1:30 Std. schmoren.", ["1:30 Std = 5400"]],
    ["Simmer 1:15 h, then 2 minutes.", ["1:15 h = 4500", "2 minutes = 120"]],
    ["Cook 2 h 5 min.", ["2 h 5 min = 7500"]],
    ["Bake for 1 hour and 10 minutes.", ["1 hour and 10 minutes = 4200"]],
    ["Bake for 45 minutes to 1 hour.", ["45 minutes to 1 hour = 2700+"]],
    ["Bake for 1 hour to 1 hour 15 minutes.", ["1 hour to 1 hour 15 minutes = 3600+"]],
    ["Fry for 45 seconds.", ["45 seconds = 45"]],
    ["Ten minutes in iced water.", ["Ten minutes = 600"]],
    ["Blanch them for a minute first.", ["a minute = 60"]],
    ["Boil 5 minutes, then rest 20 min.", ["5 minutes = 300", "20 min = 1200"]],
    ["Roast 10 minutes and 2 minutes more.", ["10 minutes = 600", "2 minutes = 120"]],
    ["20 Minuten kochen.", ["20 Minuten = 1200"]],
    ["10–12 Min. backen.", ["10–12 Min. = 600+"]],
    ["8 bis 10 Minuten braten.", ["8 bis 10 Minuten = 480+"]],
    ["1 Stunde ruhen lassen.", ["1 Stunde = 3600"]],
    ["Eine halbe Stunde ziehen lassen.", ["Eine halbe Stunde = 1800"]],
    ["Anderthalb Stunden schmoren.", ["Anderthalb Stunden = 5400"]],
    ["Eine Viertelstunde warten.", ["Eine Viertelstunde = 900"]],
    ["Zwei Stunden gehen lassen.", ["Zwei Stunden = 7200"]],
    ["1 Std. 15 Min. backen.", ["1 Std. 15 Min. = 4500"]],
    ["30 Sekunden mixen.", ["30 Sekunden = 30"]],
  ])("%s", (text, timers) => {
    expect(findTimers(text)).toEqual(timers);
  });

  it.each([
    "Add 200 g flour.",
    "Roll it 4 cm thick.",
    "Heat the oven to 180 °C.",
    "Heat the oven to 200 °C and flour a tray.",
    "Listen: the last minute counts.",
    "Add a second layer and one second egg.",
    "Ah! Add 2 handfuls of mint.",
    "Chill overnight.",
    "Schneide 3 Minzblätter.",
    "Add 1 hazelnut.",
    "0 minutes",
    "Eat at 1:30.",
    "Ratio 1:30 flour.",
  ])("%s contains no duration", (text) => {
    expect(timersIn(text)).toEqual([]);
  });
});
