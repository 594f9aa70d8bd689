import { registerEnumType } from "type-graphql";
import { CoverDrawing } from "../../../shared/coverDrawings";

registerEnumType(CoverDrawing, {
  name: "CoverDrawing",
  description: "A drawing of a kind of dish, for the covers of recipes without photos.",
  valuesConfig: {
    STILL_LIFE: { description: "The ingredients next to an empty plate, bowl or board." },
    SOUP: { description: "A bowl of soup." },
    STEW: { description: "A pot of stew." },
    CURRY: { description: "A bowl of curry." },
    SALAD: { description: "A bowl of salad." },
    PLATE: { description: "Cooked ingredients on a plate." },
    PASTA: { description: "A plate of pasta." },
    NOODLES: { description: "A plate of noodles." },
    RICE: { description: "A plate of rice." },
    BAKE: { description: "A baked dish with a browned top." },
    PIZZA: { description: "A pizza." },
    SKEWERS: { description: "Skewers." },
    TACOS: { description: "Tacos." },
    BURGER: { description: "A burger." },
    FLATBREADS: { description: "Flatbreads." },
    LOAF: { description: "A loaf of bread." },
    TART: { description: "A tart." },
    CAKE: { description: "A cake." },
    COOKIES: { description: "A tray of biscuits." },
    PANCAKES: { description: "A stack of pancakes." },
    DESSERT: { description: "A dessert in small cups." },
    JARS: { description: "Jars." },
    DRINK: { description: "A cold drink." },
    HOT_DRINK: { description: "A hot drink in a cup." },
  },
});

export { CoverDrawing };
