import { readDuration } from "./durations/readDuration";
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
    ["Cool for 1 hour 20 cookies at once.", ["1 hour = 3600"]],
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
    ["Cuire 1 heure 30 à 180 °C.", ["1 heure 30 = 5400"]],
    ["Laisser reposer une demi-heure.", ["une demi-heure = 1800"]],
    ["Cuire entre 10 et 12 minutes.", ["entre 10 et 12 minutes = 600+"]],
    ["Repos : trois quarts d'heure.", ["trois quarts d'heure = 2700"]],
    ["Hornear 1 hora 20 min.", ["1 hora 20 min = 4800"]],
    ["Hornear una hora y media.", ["una hora y media = 5400"]],
    ["Cuocere per 35 minuti.", ["35 minuti = 2100"]],
    [
      "Cuocere 1 ora e 10 minuti, poi 10 a 12 minuti.",
      ["1 ora e 10 minuti = 4200", "10 a 12 minuti = 600+"],
    ],
    ["Mezz'ora in frigo.", ["Mezz'ora = 1800"]],
    ["Bak 2 uur 30 minuten.", ["2 uur 30 minuten = 9000"]],
    ["Bak 1u30.", ["1u30 = 5400"]],
    ["Anderhalf uur stoven.", ["Anderhalf uur = 5400"]],
    ["Asse por duas horas.", ["duas horas = 7200"]],
    ["Vila en timme och 20 minuter.", ["en timme och 20 minuter = 4800"]],
    ["Hviletid: 2 timer.", ["2 timer = 7200"]],
    ["Gotuj 1 godz. 15 min.", ["1 godz. 15 min = 4500"]],
    ["Vařte 40 až 45 minut.", ["40 až 45 minut = 2400+"]],
    ["Варить 1 час 30 минут.", ["1 час 30 минут = 5400"]],
    ["40 dakika pişirin.", ["40 dakika = 2400"]],
    ["中火で30分煮る。", ["30分 = 1800"]],
    ["弱火で1時間30分煮る。", ["1時間30分 = 5400"]],
    ["炖1小时，再煮20分钟。", ["1小时 = 3600", "20分钟 = 1200"]],
    ["30분간 끓인다.", ["30분 = 1800"]],
  ])("%s", (text, timers) => {
    expect(findTimers(text)).toEqual(timers);
  });

  it.each([
    "1h30",
    "1:30 hours",
    "2 uur 30 minuten",
    "1 hora 20 min",
    "1 hora y media",
    "35 minuti",
    "1 ora e 10 min",
    "1 heure 30",
    "trois quarts d'heure",
    "anderhalf uur",
    "1 timme 20 minuter",
    "1 час 30 минут",
    "1時間30分",
    "an hour and a half",
    "zweieinhalb Stunden",
  ])("%s is as long as in an import", (text) => {
    expect(timersIn(`- ${text}.`).map(({ seconds }) => seconds / 60)).toEqual([readDuration(text)]);
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
    "Add 1 t salt and 2 jam tarts.",
    "Fold 3 times, one time more.",
    "A little at a time.",
    "Listo en minutos.",
    "Add 1 kvart lemon.",
    "水を3分の1加える。",
    "Use 4 d of it, or 5 m.",
  ])("%s contains no duration", (text) => {
    expect(timersIn(text)).toEqual([]);
  });
});
