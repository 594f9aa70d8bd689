-- Words of equal meaning, a group per line: US English, UK English, other spellings, German. Words with further meanings
-- in recipes are left out, such as biscuit, chips, pepper and paprika.
insert into synonyms (names)
select string_to_array(line, ', ') from unnest(string_to_array($words$Eggplant, Aubergine, Brinjal, Melanzani
Zucchini, Courgette
Arugula, Rocket, Rucola, Rauke
Scallion, Spring onion, Green onion, Salad onion, Frühlingszwiebel, Frühlingszwiebeln, Lauchzwiebel, Lauchzwiebeln, Jungzwiebel, Jungzwiebeln
Onion, Zwiebel, Zwiebeln
Red onion, Rote Zwiebel, Rote Zwiebeln
Shallot, Schalotte
Leek, Lauch, Porree
Garlic, Knoblauch
Garlic clove, Knoblauchzehe
Ginger, Ingwer
Carrot, Karotte, Möhre, Mohrrübe
Celeriac, Celery root, Knollensellerie
Celery, Staudensellerie, Stangensellerie
Potato, Kartoffel, Kartoffeln, Erdapfel
Sweet potato, Kumara, Süßkartoffel, Süßkartoffeln, Batate
Tomato, Tomate, Paradeiser
Cherry tomato, Kirschtomate, Cocktailtomate
Cucumber, Gurke, Salatgurke
Gherkin, Gewürzgurke, Essiggurke, Saure Gurke
Bell pepper, Capsicum, Sweet pepper, Paprikaschote, Gemüsepaprika
Red bell pepper, Red capsicum, Rote Paprikaschote
Green bell pepper, Green capsicum, Grüne Paprikaschote
Yellow bell pepper, Yellow capsicum, Gelbe Paprikaschote
Pumpkin, Kürbis
Cauliflower, Blumenkohl, Karfiol
Broccoli, Brokkoli
White cabbage, Weißkohl, Weißkraut
Red cabbage, Rotkohl, Rotkraut, Blaukraut
Savoy cabbage, Wirsing
Kale, Grünkohl
Kohlrabi, Turnip cabbage
Rutabaga, Swede, Steckrübe, Kohlrübe
Brussels sprout, Rosenkohl
Napa cabbage, Chinese cabbage, Chinese leaf, Chinese leaves, Chinakohl
Bok choy, Pak choi, Pak choy
Swiss chard, Chard, Silverbeet, Mangold
Spinach, Spinat
Lettuce, Kopfsalat
Lamb's lettuce, Mâche, Feldsalat, Vogerlsalat
Asparagus, Spargel
Green bean, French bean, String bean, Grüne Bohne, Fisole
Fava bean, Broad bean, Dicke Bohne, Saubohne
Garbanzo, Garbanzo bean, Chickpea, Chick pea, Kichererbse
Navy bean, Haricot bean
Kidney bean, Kidneybohne
White bean, Weiße Bohne
Black bean, Schwarze Bohne
Snow pea, Mangetout, Zuckerschote, Kaiserschote
Pea, Erbse
Lentil, Linse
Red lentil, Rote Linse
Soybean, Soya bean, Sojabohne
Corn, Sweetcorn, Sweet corn, Zuckermais
Corn on the cob, Maiskolben
Mushroom, Pilz
Button mushroom, Champignon
Porcini, Cep, Steinpilz
Chanterelle, Pfifferling, Eierschwammerl
Oyster mushroom, Austernpilz
Beet, Beetroot, Rote Bete, Rote Rübe
Radish, Radieschen
Horseradish, Meerrettich, Kren
Parsnip, Pastinake
Fennel, Fenchel
Artichoke, Artischocke
Jerusalem artichoke, Sunchoke, Topinambur
Rhubarb, Rhabarber
Chili pepper, Chile pepper, Chilli pepper, Chilischote
Chili, Chilli
Chili flakes, Chilli flakes, Red pepper flakes, Chiliflocken
Chili powder, Chilli powder, Chilipulver
Cilantro, Coriander, Fresh coriander, Coriander leaves, Koriander, Koriandergrün
Coriander seed, Koriandersamen
Ground coriander, Gemahlener Koriander
Parsley, Petersilie
Chive, Schnittlauch
Basil, Basilikum
Thyme, Thymian
Rosemary, Rosmarin
Sage, Salbei
Mint, Minze
Marjoram, Majoran
Bay leaf, Bay leaves, Lorbeerblatt
Cinnamon, Zimt
Nutmeg, Muskatnuss
Caraway, Kümmel
Cumin, Kreuzkümmel
Ground cumin, Gemahlener Kreuzkümmel
Turmeric, Kurkuma, Gelbwurz
Cardamom, Kardamom
Saffron, Safran
Allspice, Piment
Star anise, Sternanis
Black pepper, Schwarzer Pfeffer
Salt, Salz
Vanilla sugar, Vanillezucker
Vanilla bean, Vanilla pod, Vanilleschote
Vanilla extract, Vanilleextrakt
Shrimp, Prawn, Garnele, Krevette
Crayfish, Crawfish, Flusskrebs
Squid, Calamari, Kalmar
Mussel, Miesmuschel
Scallop, Jakobsmuschel
Lobster, Hummer
Oyster, Auster
Octopus, Oktopus
Salmon, Lachs
Cod, Kabeljau
Tuna, Thunfisch
Trout, Forelle
Herring, Hering
Mackerel, Makrele
Anchovy, Sardelle
Ground beef, Minced beef, Beef mince, Hamburger meat, Rinderhackfleisch, Rinderhack
Ground meat, Minced meat, Hackfleisch, Faschiertes
Ground pork, Minced pork, Pork mince, Schweinehackfleisch
Ground lamb, Minced lamb, Lamb mince, Lammhackfleisch
Beef, Rindfleisch
Pork, Schweinefleisch
Veal, Kalbfleisch
Lamb, Lammfleisch
Chicken, Hähnchen, Huhn, Hühnchen
Chicken breast, Hähnchenbrust
Chicken thigh, Hähnchenschenkel
Turkey breast, Putenbrust, Truthahnbrust
Duck, Ente
Duck breast, Entenbrust
Pork tenderloin, Pork fillet, Schweinefilet
Beef tenderloin, Fillet of beef, Rinderfilet
Ham, Schinken
Bacon, Frühstücksspeck
Liver, Leber
Sausage, Wurst
Egg, Ei
Egg yolk, Eigelb, Eidotter
Egg white, Eiweiß, Eiklar
Milk, Milch
Butter milk, Buttermilk, Buttermilch
Heavy cream, Heavy whipping cream, Double cream
Light cream, Single cream
Whipping cream, Schlagsahne, Schlagobers
Sour cream, Soured cream, Sauerrahm, Saure Sahne
Cottage cheese, Hüttenkäse
Cream cheese, Frischkäse
Quark, Topfen
Yogurt, Yoghurt, Yoghourt, Joghurt
Cheese, Käse
Goat cheese, Goat's cheese, Ziegenkäse
Feta, Schafskäse
Parmesan, Parmigiano
Powdered sugar, Icing sugar, Confectioners' sugar, Puderzucker, Staubzucker
Superfine sugar, Caster sugar, Castor sugar
Brown sugar, Brauner Zucker
Sugar, Zucker
Molasses, Black treacle, Melasse
Golden syrup, Light treacle
Maple syrup, Ahornsirup
Honey, Honig
All-purpose flour, Plain flour
Self-rising flour, Self-raising flour
Whole-wheat flour, Wholemeal flour, Vollkornmehl
Bread flour, Strong flour, Strong white flour
Rye flour, Roggenmehl
Flour, Mehl
Cornstarch, Cornflour, Speisestärke, Maisstärke
Baking soda, Bicarbonate of soda, Bicarb, Sodium bicarbonate, Natron
Baking powder, Backpulver
Yeast, Hefe
Dry yeast, Dried yeast, Trockenhefe
Fresh yeast, Frische Hefe
Porridge, Haferbrei
Rolled oats, Porridge oats, Haferflocken
Semolina, Grieß
Breadcrumb, Bread crumb, Semmelbrösel, Paniermehl
Gelatin, Gelatine
Shortening, Vegetable shortening
Cocoa powder, Kakaopulver
Dark chocolate, Plain chocolate, Zartbitterschokolade
Milk chocolate, Milchschokolade, Vollmilchschokolade
White chocolate, Weiße Schokolade
Chocolate, Schokolade
Rice, Reis
Noodle, Nudel, Nudeln
Bread, Brot
Whole-wheat bread, Wholemeal bread, Vollkornbrot
Bread roll, Brötchen, Semmel
Puff pastry, Blätterteig
Pie crust, Shortcrust pastry, Mürbeteig
Filo pastry, Phyllo dough, Filo dough, Filoteig
Tofu, Bean curd
Olive oil, Olivenöl
Canola oil, Rapeseed oil, Rapsöl
Sunflower oil, Sonnenblumenöl
Sesame oil, Sesamöl
Vinegar, Essig
White wine vinegar, Weißweinessig
Soy sauce, Soya sauce, Sojasauce, Sojasoße
Mustard, Senf
Ketchup, Catsup, Tomato ketchup
Tomato paste, Tomatenmark
Canned tomatoes, Tinned tomatoes, Dosentomaten
Coconut milk, Kokosmilch
Vegetable stock, Vegetable broth, Gemüsebrühe
Chicken stock, Chicken broth, Hühnerbrühe
Beef stock, Beef broth, Rinderbrühe
White wine, Weißwein
Red wine, Rotwein
Water, Wasser
Peanut, Groundnut, Erdnuss
Peanut butter, Erdnussbutter
Almond, Mandel
Ground almonds, Almond meal, Gemahlene Mandeln
Hazelnut, Haselnuss
Walnut, Walnuss
Pine nut, Pinienkern
Sesame seed, Sesamsamen
Poppy seed, Mohn
Raisin, Rosine
Lemon, Zitrone
Orange juice, Orangensaft
Apple, Apfel
Pear, Birne
Cherry, Kirsche
Peach, Pfirsich
Apricot, Aprikose, Marille
Strawberry, Erdbeere
Raspberry, Himbeere
Blueberry, Heidelbeere, Blaubeere
Blackberry, Brombeere
Lingonberry, Preiselbeere
Black currant, Blackcurrant, Schwarze Johannisbeere
Red currant, Redcurrant, Rote Johannisbeere
Gooseberry, Stachelbeere
Pineapple, Ananas
Grape, Weintraube
Plum, Pflaume, Zwetschge
Pomegranate, Granatapfel
Fig, Feige
Quince, Quitte
Watermelon, Wassermelone
Elderflower, Holunderblüte
Golden raisin, Sultana, Sultanine
Vegetable, Gemüse
Fruit, Obst
Fish, Fisch
Meat, Fleisch
Nut, Nuss
Cream, Sahne
Coffee, Kaffee
Beer, Bier
Soup, Suppe
Salad, Salat
Stew, Eintopf
Cake, Kuchen
Layer cake, Torte
Popsicle, Ice lolly
Ice cream, Eiscreme, Speiseeis
Cotton candy, Candyfloss, Zuckerwatte
Pancake, Pfannkuchen, Palatschinke
French fries, Pommes frites
Mashed potatoes, Kartoffelpüree
Potato salad, Kartoffelsalat
Fruit salad, Obstsalat
Spring roll, Frühlingsrolle
Gravy, Bratensoße
Dumpling, Knödel
Breakfast, Frühstück
Appetizer, Vorspeise
Main course, Main dish, Hauptgericht, Hauptspeise
Side dish, Beilage
Dessert, Nachspeise, Nachtisch
Vegetarian, Vegetarisch
Gluten-free, Glutenfrei
Dairy-free, Milchfrei
Lactose-free, Laktosefrei
Barbecue, BBQ, Barbeque
Donut, Doughnut
Licorice, Liquorice, Lakritz
Skillet, Frying pan, Frypan, Bratpfanne
Plastic wrap, Cling film, Frischhaltefolie
Aluminum foil, Aluminium foil, Tin foil, Alufolie
Parchment paper, Baking parchment, Baking paper, Backpapier
Baking sheet, Baking tray, Backblech
Rolling pin, Nudelholz, Teigrolle
Whisk, Schneebesen$words$, E'\n')) line;
