/** The formats that recipes are exported in. */
export enum RecipeFormat {
  COOKLANG = "COOKLANG",
  JSON_LD = "JSON_LD",
  POTLUCK = "POTLUCK",
}
