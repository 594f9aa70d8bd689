import type { DemoReview } from "./DemoData";

/**
 * The score, recipe, user and text of each review, the oldest first; the newest recipes are
 * reviewed last.
 */
const written = `
5 | Jollof rice | Nell Abernathy | First time I have made jollof and I stood over the pot listening for the crackle like it was a radio. The burnt bottom was the best part.
5 | Apple crumble | Gus McCready | Exactly like my mother's, which is the highest mark there is.
5 | Hasselback potatoes | Gus McCready | Had them with the roast on Sunday. Crisp as you like. I did twelve and should have done twenty.
3 | Huevos rancheros | Nell Abernathy | Everything is ready at a different time, and I ended up with cold beans. I need more practice, or more hands.
5 | Apple crumble | the_late_table | Ate it for dessert and then for breakfast. It has oats in it, so that is allowed.
4 | Red lentil soup with lemon | Bea Fontaine | I blend it entirely and pass round extra lemon. Elegant enough to begin a dinner.
4 | Vietnamese iced coffee | Nell Abernathy | I did not know that coffee could be pudding. The pinch of salt is brilliant.
4 | Kelewele | lemon_and_leo | Leo peeled, I fried. I used just a whisper of chilli, and the ginger still carries it.
5 | French onion soup | Rosa Lindqvist | An hour of stirring onions with the radio on is a kind of rest. Deep, sweet, and not a bit too rich.
5 | Jollof rice | Farah Aziz | Two Scotch bonnets, as promised, was a party. We ate it with yogurt on the side and nobody spoke for a while.
4 | Garlic naan | Odhran K. | Set off the smoke alarm twice, so open a window before you start. The naan themselves are the real thing.
4 | Buttermilk pancakes | Bea Fontaine | Lighter than mine ever were. I used the lemon and milk substitute, and it worked without complaint.
5 | Spaghetti aglio e olio | the_late_table | This is what ten to midnight tastes like. The boiling and tossing at the end is the whole secret.
4 | Apple crumble | Nell Abernathy | I would double the crumble layer, but I would double any crumble layer.
4 | Vegetable paella | Giulia_R | I found it hard not to stir. The reward is that crust, and I heard it crackle.
5 | Red lentil soup with lemon | Rosa Lindqvist | I did not believe the line about salt and I was wrong. Lemon and salt at the end turn it from nice to necessary.
5 | Panzanella | Bea Fontaine | This is a recipe about good tomatoes, and it has the grace to say so.
5 | Gazpacho andaluz | Giulia_R | The colour change with the oil is like a magic trick. I sieved it and served it in small glasses.
4 | Chałka | Nell Abernathy | It took me all day and I watched three videos about plaiting with four strands. I cried a little when it rose. Happily.
5 | Vegetable paella | Rosa Lindqvist | Made over a wood fire in the archipelago with beans from the garden. Unforgettable.
5 | Garlic naan | tomasz_bakes | As a baker I wanted to argue with the yogurt, and I lost. Soft, blistered, and good the next day if you warm it in a damp cloth.
4 | Shakshuka with feta | Nell Abernathy | My yolks went solid at eight minutes, so check at six. The sauce is wonderful either way.
4 | French onion soup | Gus McCready | Took me eighty minutes to get them properly brown, but that is the whole point, so no complaint.
5 | Apple crumble | tomasz_bakes | Squeezing the handfuls into clumps gives you proper rubble on top. I used Bramley and Cox.
3 | Garlic naan | Giulia_R | Nice and soft, but 5 mm was too thick in my pan and the middle stayed doughy. Rolled thinner, the last two were better.
3 | Watermelon, feta & mint salad | Nell Abernathy | Looked amazing on the table. Eat it fast, as it goes watery in about half an hour.
2 | French onion soup | hungryhilde | i am impatient and my onions were blond. soup was ok. do not be me
5 | Limonana | lemon_and_leo | Leo ran a stand on our street with this and sold out in an hour. He says thank you for the funds.
5 | Spaghetti aglio e olio | Odhran K. | Everything in it is already in the cupboard. I made it for years with burnt garlic and thought that was the recipe.
5 | Elote | Idris Okafor | Charred dry, painted after: the cheese actually stays on. Best thing that was on my grill this year, and I sell suya to my friends.
5 | Miso-glazed salmon | Nell Abernathy | Ten minutes of work and I felt like a restaurant. I had to move the tray down once, as it warned me.
4 | Warm potato salad with dill | lemon_and_leo | Left out the capers for Leo and put them all on mine. A picnic regular now.
3 | Shakshuka with feta | Bea Fontaine | A sound dish, though I found it rather loose after fifteen minutes and needed nearer twenty-five. Serve with sturdy bread.
4 | Irish soda bread | Rosa Lindqvist | The claw hand is the best baking instruction I have ever read.
5 | Muhammara | Giulia_R | I made it the day before, and it was even rounder. My guests left the main dish alone.
5 | Swedish meatballs | tomasz_bakes | Frying a scrap first saved me, as my pork was already salted. The sauce with that drop of soy is clever.
5 | Mango sticky rice | hungryhilde | i thought about this for a whole week afterwards
4 | Hasselback potatoes | Giulia_R | They look far more difficult than they are. The wooden spoons work perfectly.
3 | Vegetable paella | Bea Fontaine | My artichokes were poor and the dish depends on them. Choose with care, or take the jarred ones.
4 | Beetroot borscht | Rosa Lindqvist | We grow far too many beetroots, and this has become their destination. The vinegar keeps them ruby.
5 | Lasagne al forno | tomasz_bakes | Two hours for the ragù sounds long until you smell it. I made the sheets myself and have no regrets.
5 | Swedish meatballs | lemon_and_leo | Ketchup was requested and refused. Then lingonberry jam was tried, and now we have to order it.
5 | Huevos rancheros | Farah Aziz | Passing the tortillas through the oil for a few seconds is the step I had always skipped. Never again.
5 | Shakshuka with feta | hungryhilde | i could drink this sauce. used six eggs for three people and it was exactly correct
5 | Beef rendang | Idris Okafor | Three and a half hours, and I would give it five. By the time the beef starts to fry in its own oil you understand the patience.
5 | Beef rendang | tomasz_bakes | Toast the coconut darker than you dare. It is the backbone of the whole thing.
2 | Beef rendang | Nell Abernathy | I think I stopped too early. It was still saucy after three hours and tasted good, but not like the description. Will try again with a wider pot.
1 | Panzanella | hungryhilde | used supermarket sliced bread and got a bowl of wet paper. the notes DID say. one star for me really, not the salad
4 | Spaghetti aglio e olio | Nell Abernathy | It took me three tries to get creamy instead of oily. On the third try I understood what the fuss is about.
5 | Red lentil soup with lemon | Gus McCready | Soup for a week for the price of a newspaper.
3 | Buttermilk pancakes | Giulia_R | They rose well, but with both baking powder and soda I could taste a little bitterness. I will use less next time.
5 | Shakshuka with feta | Rosa Lindqvist | Sunday breakfast is settled in this house. The note about whole tomatoes is right; I tried both.
5 | Jollof rice | the_late_table | Made it at eleven at night after a double shift. Ate it at midnight, standing. Would do again.
5 | Chałka | Giulia_R | The crumble on top is new to me, and I loved it. My plait leaned to one side, but it tasted straight.
3 | Mushroom risotto | tomasz_bakes | Good, though 18 minutes was not enough for my rice; at 22 it was right. Keep extra stock hot.
5 | Shakshuka with feta | Odhran K. | Feeds a full house after a late night with one pan to wash. What more do you want from a recipe?
3 | Jollof rice | Gus McCready | Good flavour, too hot for me, and my pan is thin so the bottom went past smoky to plain burnt. My own fault, but be warned.
5 | Lasagne al forno | Nell Abernathy | I blanched the dried sheets like the note says, and for once the corners did not come out like roof tiles.
5 | Buttermilk pancakes | lemon_and_leo | Leo says ten out of ten. I say the resting time is the reason and the blueberries are the excuse.
5 | Braised red cabbage with apple | Rosa Lindqvist | It sits beside our Christmas ham now. Sweet and sour in equal parts is exactly the aim.
5 | Jollof rice | Mei-Lin Zhao | I was sceptical of so little stock for half a kilo of rice. The paper under the lid does it: every grain separate, all of it red.
3 | Spaghetti aglio e olio | Farah Aziz | Well explained, but I find it a bit plain as a meal. A squeeze of lemon and toasted breadcrumbs helped.
5 | Mushroom risotto | lemon_and_leo | I stirred, Leo read aloud to me, and the risotto was done at the end of the chapter.
4 | Chicken tagine with preserved lemon | Rosa Lindqvist | I lifted the skin off at the end and crisped it under the grill. Not traditional, very good.
5 | Cardamom buns | tomasz_bakes | Crush the cardamom yourself; the ready-ground kind is dust. These are as good as any bakery's.
5 | Cardamom buns | the_late_table | My neighbour knocked to ask what I was baking. I gave her one and have not paid for wifi since.
3 | Chicken tagine with preserved lemon | Gus McCready | Tasty but I could not find saffron at a price I would admit to paying. Fine without.
5 | Watermelon, feta & mint salad | paloma.cocina | With a little ancho on top it is also a very Mexican idea. Gone before the coals were ready.
4 | Shakshuka with feta | Idris Okafor | Lovely. I doubled the harissa and let the peppers take real colour before the tomatoes went in.
5 | Masala chai | the_late_table | Let it rise three times and nearly lost it once. I have stopped buying the powder.
4 | Panzanella | Farah Aziz | I was surprised at how much the onion changed after twenty minutes in vinegar. Sweet, pink, gentle.
5 | Lasagne al forno | Gus McCready | Best lasagne I have had outside Bologna, and I have not been to Bologna.
5 | Warm potato salad with dill | tomasz_bakes | Dressing them hot is everything. It tasted like summer at my aunt's in Gdynia.
4 | Sernik | Farah Aziz | Twaróg was hard to find, so I drained ricotta overnight and it held. I would love to try the real one.
5 | Spaghetti aglio e olio | hungryhilde | ten minutes ago my cupboard was empty and now i am mopping the plate
4 | Swedish meatballs | Gus McCready | Proper food. Fiddly rolling them all the same size, so I stopped trying about halfway.
4 | Jollof rice | Giulia_R | Excellent, but allow longer than you think for frying the purée down. Mine took twenty minutes before the oil came up.
5 | Beef rendang | Farah Aziz | I cooked it on Thursday for Saturday. On Saturday it was a different and greater dish.
5 | Irish soda bread | Odhran K. | I came ready to be offended and I am not. Decent crust, soft middle, no raisins. Well done.
5 | Fattoush | Idris Okafor | The grill was on, the lamb was resting, and this went first. All of it.
5 | Buttermilk pancakes | Idris Okafor | The moment you stop stirring really matters. I made one bowl lumpy and one smooth to prove it to the children.
5 | Shakshuka with feta | paloma.cocina | We do something very close at home with chorizo, and I still make this one more often.
5 | Garlic naan | Nell Abernathy | My cast-iron pan finally has a purpose. They bubbled exactly when the recipe said they would.
5 | Mushroom risotto | Rosa Lindqvist | Flowing like lava, just as it says. The porcini liquid is what makes it taste of a forest.
5 | Suya skewers | Odhran K. | Thirty skewers, eight people, six minutes. I should have made sixty.
5 | Suya skewers | paloma.cocina | The peanut crust chars like nothing else I have grilled. Slicing the beef half frozen is a great tip.
5 | Chana masala | lemon_and_leo | Mild for Leo with no green chilli, and I add hot sauce to mine at the table. Works for both of us.
5 | Swedish meatballs | Idris Okafor | I froze half of them raw on a tray and they fried up just as well a week later. Good to know for busy weeks.
3 | Limonana | Bea Fontaine | Refreshing, though very sweet for my taste. I would start with sixty grams of sugar.
2 | Mapo tofu with mushrooms | Gus McCready | It tingled, right enough. Not for me, but the lad next door had two bowls.
4 | Mapo tofu with mushrooms | Odhran K. | My tofu broke up a bit because I am a stirrer by nature. Still scraped the pan.
5 | Mapo tofu with mushrooms | the_late_table | Numb lips at quarter past twelve. Perfect.
5 | Kelewele | Mei-Lin Zhao | The edges! I bought my plantains too green, waited four days, and it was worth every one.
5 | Coq au vin | tomasz_bakes | My first dish for a dinner of eight, and the sauce could have been served on its own in cups.
4 | Egg fried rice | Nell Abernathy | My first time with a smoking wok and I was a bit scared, but the eggs came out so soft.
5 | Egg fried rice | lemon_and_leo | Better than the one we used to order, and it is on the table before the order would have come.
3 | Coq au vin | the_late_table | You need to start yesterday. I read that today.
3 | Miso-glazed salmon | Bea Fontaine | A fine glaze. On the second occasion I halved the honey, which suited us better.
5 | Red lentil soup with lemon | Nell Abernathy | This was my first recipe on here, and it made me feel I could cook. Thank you, Farah!
5 | Chicken tagine with preserved lemon | Giulia_R | The kitchen smelled like a holiday. I marinated it overnight and the meat fell from the bone.
5 | Garlic naan | hungryhilde | made six. ate four. the other two were for my flatmate, allegedly
4 | Chana masala | Gus McCready | Cheap and filling. Left out the chilli, put in a potato, had it three nights running with no complaints.
2 | Lasagne al forno | the_late_table | Lovely result but four pans, a baking dish and a ladle in my sink at one in the morning. Someone else should make this for me.
4 | Garlic naan | paloma.cocina | I used half wholemeal flour and a spoonful more milk. A little less puff, still very good.
4 | Crème caramel | lemon_and_leo | One of the six broke in two and had to be eaten by the cook. The caramel was perfect at seven minutes.
5 | Crème caramel | Bea Fontaine | Trembling, smooth, not one bubble. Turned out with conviction, as instructed.
5 | Chana masala | the_late_table | One pot, three tins, tastes as if somebody's aunt made it. I keep portions in the freezer for the bad weeks.
5 | Swedish meatballs | Nell Abernathy | I did the shaking thing with the pan and they really did stay round! Mostly!
4 | Jollof rice | lemon_and_leo | Leo had his without the Scotch bonnet and with a blended extra pepper instead. He calls it red rice and asks for it weekly.
4 | Suya skewers | Mei-Lin Zhao | Very good, and watch the grinding: I went ten seconds too long and had peanut butter.
5 | Baja fish tacos | Odhran K. | Ice-cold beer in the batter and the rest of it in the cook. The crunch lasted until the last taco.
5 | Chana masala | Idris Okafor | Take the fifteen minutes on the onions. I rushed it once and it was fine; I did not rush it once and it was superb.
4 | Elote | hungryhilde | i had cream up to my elbows and zero regrets
4 | Lasagne al forno | Rosa Lindqvist | Beautiful. My dish was too shallow for five layers, so I stopped at four and had a little white sauce over.
4 | Tom kha gai | Giulia_R | I found galangal frozen, as she says. It does smell like a pine forest, and ginger would not have done it.
5 | Tom kha gai | paloma.cocina | Sour, then salty, then sweet: once I tasted in that order it fell into place.
3 | Mango sticky rice | paloma.cocina | The salty sauce on top is what makes it. Do soak the rice overnight, as four hours left mine a bit firm.
5 | Miso-glazed salmon | lemon_and_leo | Leo ate fish. Leo ate all of the fish.
4 | Chicken tagine with preserved lemon | hungryhilde | went easy on the olives because they were salty ones. glad i did. mopped the pot with bread
4 | Som tam | Idris Okafor | I pounded in my yam mortar and the neighbours came to ask. Sharp, hot, loud: a joy.
3 | Som tam | Bea Fontaine | A lively salad, but four chillies is not a quantity, it is a dare. Begin with one.
5 | Baklava | tomasz_bakes | Cold syrup, hot pastry, and that hiss. My layers stayed crisp for four days, as far as I know, because then it was gone.
4 | Warm potato salad with dill | Odhran K. | I have strong views on potatoes, and I approve of these.
5 | Beetroot borscht | the_late_table | The second-day note is true. The third day was better still, but then it ran out.
4 | Moussaka | Rosa Lindqvist | A long recipe but a calm one. I made it in the morning and baked it when the guests rang the bell.
5 | Garlic naan | Mei-Lin Zhao | The trick with water on the underside makes it stick just enough to puff. I have not bought naan since.
5 | Pão de queijo | lemon_and_leo | We have a bag in the freezer and bake six whenever somebody visits. Leo visits a lot.
5 | Sernik | Bea Fontaine | A cheesecake with manners.
3 | Baja fish tacos | Giulia_R | A delicious mess. Plan for somebody to fry while the others eat, because they cannot wait.
3 | Baklava | Odhran K. | Lovely, but mind that it is 25 sheets and a brush. My back says three stars, my mouth says five.
4 | Egg fried rice | hungryhilde | day-old rice is the way. i cheated once with fresh and got pudding
5 | Lasagne al forno | lemon_and_leo | It took a whole rainy Saturday and Leo grated all of the Parmesan. Worth every minute, and there was some for the freezer.
5 | Jollof rice | Bea Fontaine | I weighed everything and followed it to the letter. It is a serious recipe, written by someone who has made it a hundred times.
5 | Baja fish tacos | hungryhilde | the chipotle sauce!! i now put it on everything
4 | Pad thai with prawns | Farah Aziz | It should taste too strong, and it does, and then it is just right on the noodles. I cooked mine in two rounds.
5 | Congee with chicken and ginger | Nell Abernathy | I had a cold and made this slowly all morning. I cannot say whether it cured me, but I did stop complaining.
5 | Sernik | Rosa Lindqvist | No cracks, thanks to the spoon in the oven door. Creamy, not too sweet, and even better on the second day.
4 | Beef rendang | paloma.cocina | Fierce and deep. I soaked ten chillies and took out half of the seeds, which was right for us.
5 | French onion soup | Bea Fontaine | As it should be. I add a small glass of cognac with the wine; my father did so and I see no reason to stop.
4 | Rosemary focaccia | Idris Okafor | Lifted it out straight away for the crisp base. Next time I will put tomatoes in half.
5 | Rosemary focaccia | Farah Aziz | I did it overnight, as it says, and pressed my fingers to the bottom of the tin. Sounded like crackers, felt like a cushion.
5 | Fattoush | paloma.cocina | Sumac where have you been. I toast double the bread because half of it never reaches the bowl.
1 | Crème caramel | Gus McCready | Burnt the caramel twice and the third lot welded itself to the pan. I am sure it is very nice if you can do it.
4 | Muhammara | the_late_table | Jarred peppers, five minutes, on toast, in bed. It can do that as well.
5 | Tres leches cake | Mei-Lin Zhao | It looked like a flood and by morning it had drunk the lot. Light, cold, milky: wonderful.
5 | Jollof rice | Odhran K. | Brought a tray to a christening and came home with a scraped one. Four people asked for the recipe and one asked if I was single.
2 | Gazpacho andaluz | Gus McCready | Cold soup. I tried it with an open mind. My wife had mine and says it is five stars.
5 | Moussaka | Farah Aziz | Neat squares, because I waited. Roasting the aubergine instead of frying keeps it light.
5 | Lasagne al forno | Bea Fontaine | The resting time is not a suggestion. I cut one half at once and the other after fifteen minutes, and only one of them was lasagne.
2 | Pão de queijo | Giulia_R | The dough stayed liquid with the tapioca flour I had and spread flat. Good flavour, but be careful which starch you buy.
5 | Baklava | Idris Okafor | I took a tray to the office after Eid and there was a queue before I had my coat off.
`;

/** The reviews of the users, the oldest first. */
export const reviews: DemoReview[] = written
  .trim()
  .split("\n")
  .map((line) => {
    const [score, recipe, by, text] = line.split(" | ") as [string, string, string, string];
    return { recipe, by, score: Number(score) as DemoReview["score"], text };
  });
