/** Twenty kinds of search, made from the collection's contents. */
export async function listKinds({ database }) {
  const last = await findLast(database);
  return {
    everything: {},
    "a common word": { search: "soup" },
    "a rare word": { search: "strudel" },
    "with accents": { search: "Crêpes" },
    "two letters": { search: "ch" },
    "a phrase": { search: "salad with honey" },
    "nothing like it": { search: "xylophone" },
    "a common tag": { tagId: 1 },
    "a rare tag": { tagId: last.tag },
    "a common ingredient": { ingredientId: 1 },
    "a rare ingredient": { ingredientId: last.ingredient },
    "a common category": { categoryId: 1 },
    "a rare category": { categoryId: last.category },
    "a level": { difficultyLevelId: 3 },
    "an owner": { ownerId: last.owner },
    "word and tag": { search: "soup", tagId: 3 },
    "word and rare ingredient": { search: "creamy", ingredientId: last.ingredient },
    "tag and ingredient": { tagId: 2, ingredientId: 7 },
    "category and level": { categoryId: 5, difficultyLevelId: 2 },
    "all five": {
      search: "chicken",
      tagId: 1,
      ingredientId: 2,
      categoryId: 1,
      difficultyLevelId: 1,
    },
  };
}

/** Kinds that only Potluck supports. */
export async function listOwnKinds({ database }) {
  const last = await findLast(database);
  return {
    "a common letter": { search: "e" },
    "a rare letter": { search: "x" },
    "a typing error": { search: "strudle" },
    "several words": { search: "creamy chicken garlic soup" },
    "words that nothing has together": { search: "strudel sushi ceviche" },
    "a cook": { search: "kowalski" },
    "several tags": { tagIds: [1, 2, 5] },
    "several ingredients": { ingredientIds: [1, 2, 40] },
    "one of several categories": { categoryIds: [1, 3, last.category] },
    "without an ingredient": { search: "soup", withoutIngredientIds: [1, 2] },
    "little time": { maxMinutes: 10 },
    "a good score": { minScore: 4.5 },
    "a perfect score and a rare tag": { minScore: 5, tagId: last.tag },
    "all filters": {
      search: "chicken",
      tagIds: [1, 2],
      ingredientIds: [2],
      categoryIds: [1, 2],
      difficultyLevelIds: [1, 2],
      withoutTagIds: [4],
      withoutIngredientIds: [1],
      maxMinutes: 60,
      minScore: 4,
    },
  };
}

/** The least used option of each facet, and the busiest contributor. */
async function findLast(database) {
  const [last] = await database.query(
    `select (select max(tag_id) from tags) as tag, (select max(ingredient_id) from ingredients) as ingredient,
       (select max(category_id) from categories) as category,
       (select owner_id from recipes group by 1 order by count(*) desc limit 1) as owner`,
  );
  return last;
}
