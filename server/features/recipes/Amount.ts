import { Field, Float, ObjectType, registerEnumType } from "type-graphql";
import type { AmountRead } from "../../../shared/amounts/readAmount";
import { AmountKind, Unit } from "../../../shared/amounts/units";

registerEnumType(Unit, {
  name: "Unit",
  description: "The units that amounts are told in.",
  valuesConfig: {
    MG: { description: "Milligrams." },
    G: { description: "Grams." },
    KG: { description: "Kilograms." },
    OZ: { description: "Ounces of weight." },
    LB: { description: "Pounds." },
    ML: { description: "Millilitres." },
    CL: { description: "Centilitres." },
    DL: { description: "Decilitres." },
    L: { description: "Litres." },
    TSP: { description: "Teaspoons, about 5 ml." },
    DSP: { description: "Dessertspoons, about 10 ml." },
    TBSP: { description: "Tablespoons, about 15 ml." },
    CUP: { description: "Cups, 240 ml to 250 ml." },
    FLOZ: { description: "Fluid ounces, about 30 ml." },
    PINT: { description: "Pints, 473 ml in America and 568 ml in Britain." },
    QUART: { description: "Quarts: two pints." },
    GALLON: { description: "Gallons: eight pints." },
    STICK: { description: "Sticks: of butter 113 g, else pieces." },
    PIECE: { description: "Things that are counted, in the words that were typed or in none." },
  },
});

registerEnumType(AmountKind, {
  name: "AmountKind",
  description: "What a unit measures.",
  valuesConfig: {
    WEIGHT: { description: "How heavy." },
    VOLUME: { description: "How much room it takes." },
    COUNT: { description: "How many." },
  },
});

/** How much of something a line calls for, as far as it can be read without doubt. */
@ObjectType({
  simpleResolvers: true,
  description:
    "How much of something a line calls for, read from its quantity and unit. With another number between `before` and `unitAsTyped` it is the line for more or fewer people.",
})
export class Amount implements AmountRead {
  @Field(() => Float, { description: "The number, or the lower one of a range; above 0." })
  min!: number;

  @Field(() => Float, { description: "The upper one of a range, else the same as `min`." })
  max!: number;

  @Field(() => Unit, { description: "What the number counts." })
  unit!: Unit;

  @Field(() => AmountKind, { description: "What the unit measures." })
  kind!: AmountKind;

  @Field(() => String, { description: "What stands before the number, such as about, or empty." })
  before!: string;

  @Field(() => String, {
    description: "The unit in the typed words, such as heaped tbsp or x 400 g tins, or empty.",
  })
  unitAsTyped!: string;

  @Field(() => String, {
    description: "What follows, such as a comma and plus extra for frying, or empty.",
  })
  after!: string;
}
