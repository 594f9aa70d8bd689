/** A page of CopyMeThat with every part. */
export const copyMeThat = `<!DOCTYPE html><head><meta name="copymethat_class_id_version" content="2"></head><html><body>
<div class="recipe"><div id="name">Plum tart</div>
<div id="link"><a id="original_link" href="https://x.yz/tart">https://x.yz/tart</a></div>
<img class="recipeImage" src="images/plum_tart.jpg" width="120px">
<div id="description">For late summer.</div>
<div id="categories"><span class="recipeCategory">Tags:</span> <span class="recipeCategory">Desserts</span>, <span class="recipeCategory">Autumn</span></div>
<div id="extra_info"><span id="made_this">I made this</span> <span id="starred">Starred</span> <span id="rating">Rated <span id="ratingValue">4</span>/5</span></div>
<div id="servings">Servings: <a id="recipeYield">8 pieces</a></div>
<div id="recipeIngredient_header">Ingredients</div>
<ul id="recipeIngredients"><div class="recipeIngredient recipeIngredient_subheader">Dough</div>
<li class="recipeIngredient">100 g butter, cold</li><li class="recipeIngredient">250 g flour</li>
<div class="recipeIngredient_spacer"></div><div class="recipeIngredient recipeIngredient_subheader">Filling:</div>
<li class="recipeIngredient">500 g plums</li></ul>
<div id="recipeInstructions_header">Steps</div>
<ol id="recipeInstructions"><div class="instruction instruction_subheader">Dough</div>
<li class="instruction" value="1">Rub the butter into the flour.</li>
<div class="instruction instruction_subheader">Filling</div><li class="instruction" value="2">Add the plums and bake.</li></ol>
<div id="recipeNotes_header">Notes</div><ul id="recipeNotes"><li class="recipeNote">Keeps for 2 days.</li></ul>
</div></body></html>`;

const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join("");

/** A page of Recipe Keeper with every part. */
export const recipeKeeper = `<!DOCTYPE html><html><head><style type="text/css">.recipe-details h2 {color: #d24400}</style></head><body>
<div class="recipe-details"><meta content="a2489b23" itemprop="recipeId"><meta content="" itemprop="recipeShareId">
<meta content="True" itemprop="recipeIsFavourite"><meta content="4" itemprop="recipeRating">
<table><tr><td><img src="images/a_0.jpg" class="recipe-photo"/></td><td style="vertical-align:top">
<h2 itemprop="name">Plum tart</h2>
<div>Courses: <span itemprop="recipeCourse">Desserts, Snacks</span></div>
<div>Categories: <span>Baking</span><meta content="Baking" itemprop="recipeCategory"></div>
<div>Collections: <span>Autumn</span><meta content="Autumn" itemprop="recipeCollection"></div>
<div>Source: <span itemprop="recipeSource"><a href="https://x.yz/tart">https://x.yz/tart</a></span></div>
<div>Serving size: <span itemprop="recipeYield">8 pieces</span></div>
<div>Preparation time: <span>30 mins</span><meta content="PT30M" itemprop="prepTime"></div>
<div>Cooking time: <span>50 mins</span><meta content="PT50M" itemprop="cookTime"></div></td></tr>
<tr><td><h3>Ingredients</h3><div class="recipe-ingredients" itemprop="recipeIngredients">${paragraphs(
  ...["Dough:", "100 g butter, cold", "250 g flour ", "", "Filling:", "500 g plums", ""],
)}</div></td>
<td><h3>Directions</h3><div itemprop="recipeDirections">${paragraphs(
  ...["1. Rub the butter into the flour.", "", "2. Add the plums &amp; bake.", ""],
)}</div></td></tr></table>
<h3>Notes</h3><div class="recipe-notes" itemprop="recipeNotes">${paragraphs("Keeps for 2 days.")}</div>
<h3>Nutrition</h3><div>Amount per serving</div>
<div>Serving size: 1 piece<meta content="1 piece" itemprop="recipeNutServingSize"></div>
<div>Calories: 320<meta content="320" itemprop="recipeNutCalories"></div>
<div>Total Fat: 18.5g<meta content="18.5" itemprop="recipeNutTotalFat"></div>
<div>Sodium: 120mg<meta content="120" itemprop="recipeNutSodium"></div>
<h3>Photos</h3><div class="recipe-photos-div"><img src="images/a_0.jpg" class="recipe-photos" itemprop=photo0 /></div>
<div class="recipe-photos-div"><img src="images/a_1.jpg" class="recipe-photos" itemprop=photo1 /></div><hr /></div></body></html>`;
