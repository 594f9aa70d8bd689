import { Field, Float, ObjectType, registerEnumType } from "type-graphql";
import type { AmountRead } from "../../../shared/amounts/readAmount";
import { AmountKind, Unit } from "../../../shared/amounts/units";

registerEnumType(Unit, {
  name: "Unit",
  description: "A unit of measurement.",
  valuesConfig: {
    MG: { description: "Milligrams." },
    G: { description: "Grams." },
    KG: { description: "Kilograms." },
    OZ: { description: "Ounces (weight)." },
    LB: { description: "Pounds." },
    ML: { description: "Milliliters." },
    CL: { description: "Centiliters." },
    DL: { description: "Deciliters." },
    L: { description: "Liters." },
    TSP: { description: "Teaspoons, about 5 ml." },
    DSP: { description: "Dessertspoons, about 10 ml." },
    TBSP: { description: "Tablespoons, about 15 ml." },
    CUP: { description: "Cups, 240 to 250 ml." },
    FLOZ: { description: "Fluid ounces, about 30 ml." },
    PINT: { description: "Pints: 473 ml in the US, 568 ml in the UK." },
    QUART: { description: "Quarts: two pints." },
    GALLON: { description: "Gallons: eight pints." },
    STICK: { description: "Sticks: 113 g of butter, otherwise pieces." },
    PIECE: { description: "Countable things; `unitAsTyped` names them, if anything does." },
  },
});

registerEnumType(AmountKind, {
  name: "AmountKind",
  description: "The quantity that a unit measures.",
  valuesConfig: {
    WEIGHT: { description: "Weight." },
    VOLUME: { description: "Volume." },
    COUNT: { description: "Number of pieces." },
  },
});

/** The amount of an ingredient line, if it is unambiguous. */
@ObjectType({
  simpleResolvers: true,
  description:
    "The amount in an ingredient line, parsed from quantity and unit. To scale the line, replace the number between `before` and `unitAsTyped`.",
})
export class Amount implements AmountRead {
  @Field(() => Float, { description: "The number, or the lower bound of a range; greater than 0." })
  min!: number;

  @Field(() => Float, { description: "The upper bound of a range, otherwise the same as `min`." })
  max!: number;

  @Field(() => Unit, { description: "The normalized unit." })
  unit!: Unit;

  @Field(() => AmountKind, { description: "The kind of quantity that the unit measures." })
  kind!: AmountKind;

  @Field(() => String, {
    description: 'The text before the number, such as "about"; may be empty.',
  })
  before!: string;

  @Field(() => String, {
    description: 'The unit as typed, such as "heaped tbsp" or "x 400 g tins"; may be empty.',
  })
  unitAsTyped!: string;

  @Field(() => String, {
    description: 'The text after the unit, such as ", plus extra for frying"; may be empty.',
  })
  after!: string;
}
