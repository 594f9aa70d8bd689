import type { NutritionProperty } from "../../../exports/nutritionJsonLd";
import type { ImportedRecipe } from "../ImportedRecipe";
import { type Fields, findField, isFields, toArray, toNames, toText } from "./fields";
import { hasContent } from "./listUnread";
import { makeNutrients, readNutrients } from "./readNutrients";

const toNutrients = makeNutrients(
  new Map<string, NutritionProperty>([
    ["calories", "calories"],
    ["fats", "fatContent"],
    ["carbohydrates", "carbohydrateContent"],
    ["proteins", "proteinContent"],
  ]),
);

/** The units of nutrition. Other properties of a recipe have any unit, such as a price. */
const NUTRITION_UNIT = /^(?:k?cal|kj|[mµu]?g|mcg|kilocalories|calories|grams?|gramm|milligrams?)$/i;

interface Property {
  line: string;
  name: string;
  isNutrition: boolean;
}

/** Reads a property, such as 12 g of fat. */
function readProperty(property: unknown): Property[] {
  if (!isFields(property)) return [];
  const type = findField(property, "propertyType");
  const amount = Number(toText(findField(property, "propertyAmount")));
  const [name] = toNames(type);
  if (!isFields(type) || !name || !(amount > 0)) return [];
  const unit = toText(type["unit"]) ?? "";
  const line = [name, Number(amount.toFixed(2)), unit].filter((word) => word !== "").join(" ");
  return [{ line, name, isNutrition: NUTRITION_UNIT.test(unit) }];
}

/** Reads the values per serving, and lists the properties that are no nutrition. */
export function readTandoorNutrition(
  recipe: Fields,
  instructions: readonly string[],
): Pick<ImportedRecipe, "nutritionSource"> & { nutrition?: string; unread: string[] } {
  const { nutrition } = recipe;
  const properties = toArray(recipe["properties"]).flatMap(readProperty);
  const stated = isFields(nutrition)
    ? readNutrients(
        toNutrients((name) => findField(nutrition, name)),
        instructions,
      )
    : undefined;
  const lines = [
    ...(stated === undefined ? [] : [stated]),
    ...properties.filter(({ isNutrition }) => isNutrition).map(({ line }) => line),
  ];
  const source = isFields(nutrition) ? toText(nutrition["source"]) : undefined;
  const computed = findField(recipe, "foodProperties");
  const hasComputed =
    isFields(computed) &&
    Object.values(computed).some(
      (item) => isFields(item) && hasContent(findField(item, "totalValue")),
    );
  return {
    ...(lines.length > 0 && {
      nutrition: lines.join("\n"),
      ...(source && { nutritionSource: source }),
    }),
    unread: [
      ...properties.filter(({ isNutrition }) => !isNutrition).map(({ name }) => name),
      ...(hasComputed ? ["properties of foods"] : []),
    ],
  };
}
