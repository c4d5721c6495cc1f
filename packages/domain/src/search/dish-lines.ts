/** Dishes and ingredients, in the format described in food-words.ts. */
export const DISH_LINES = `
almond, amande
anchovy, anchois
apple, pomme
apple pie, tarte aux pommes
artichoke, artichaut
arugula, roquette
asparagus, asperge
avocado, avocat
bacon, lardons
bagel, baguel
banana, banane
basil, basilic
bean, haricot, feve
beef, boeuf > steak
beer, biere > lager, ale
beet, betterave
blueberry, bleuet, myrtille
bread, pain
broccoli, brocoli
broth, bouillon
burger, hamburger, cheeseburger
butter, beurre
cabbage, chou
cake, gateau > pastry
carrot, carotte
cauliflower, chou fleur
cheese, fromage
cheesecake, gateau au fromage
cherry, cerise
chicken, poulet > fried chicken, rotisserie
chicken wings, wings, ailes, ailes de poulet
chickpea, pois chiche
chocolate, chocolat
cider, cidre
cinnamon, cannelle
clam, palourde
cocktail
coconut, coco, noix de coco
cod, morue, cabillaud
cookie, biscuit
corn, mais
crab, crabe
cream, creme
crepe, crepes > pancake
croissant
cucumber, concombre
curry, cari > indian, thai
donut, doughnut, beigne, beignet
duck, canard
dumpling, ravioli chinois, gyoza
eel, anguille
egg, oeuf
eggplant, aubergine
fennel, fenouil
fig, figue
fish, poisson > seafood
fish and chips
foie gras
french toast, pain dore, pain perdu
fried, frit, frite
fried chicken, poulet frit
fried rice, riz frit
fries, frites, french fries, pommes frites, patates frites, friture, friterie > poutine
frozen yogurt, yogourt glace, yaourt glace
fruit
garlic, ail
ginger, gingembre
goat, chevre
goat cheese, fromage de chevre
grape, raisin
grapefruit, pamplemousse
grilled cheese
ham, jambon
hash brown, patate rissolee
hazelnut, noisette
herring, hareng
honey, miel
hot chocolate, chocolat chaud
hot dog, hotdog, chien chaud, hot dog steame
hot pot, hotpot, fondue chinoise
hummus, houmous
ice cream, creme glacee, glace, gelato, sorbet > cone, cornet
iced tea, the glace
jam, confiture
juice, jus, fruit juice, jus de fruits
kebab, kabob, brochette, doner
kidney, rognon
lamb, agneau
leek, poireau
lemon, citron
lemonade, limonade
lentil, lentille
lettuce, laitue
lime, citron vert
lobster, homard
mac and cheese, macaroni au fromage
mango, mangue
maple, erable
maple syrup, sirop d erable
meat, viande
meatball, boulette
milk, lait
milkshake, lait frappe
mint, menthe
mushroom, champignon
mussel, moule
mustard, moutarde
noodle, nouille > ramen, udon, soba, pho
nut, noix
oat, avoine
octopus, poulpe, pieuvre
olive
onion, oignon
onion soup, soupe a l oignon
orange
oyster, huitre
pancake, crepe americaine, crepes
parsley, persil
pasta, pates, spaghetti > italian
pastry, patisserie, viennoiserie > cake
pea, pois
peach, peche
peanut, arachide, cacahuete, pinotte
pear, poire
pepper, poivron, poivre
pho, soupe tonkinoise, tonkinoise > vietnamese
pie, tarte
pickle, cornichon
pig, porc, pork, cochon
pineapple, ananas
pistachio, pistache
pizza, pizzeria
plum, prune
poke, poke bowl, bol poke
potato, patate, pomme de terre
poutine
pulled pork, porc effiloche
pumpkin, citrouille
rabbit, lapin
raspberry, framboise
rib, cote levee, travers
rice, riz
roast, roti, rotie
rotisserie > chicken
rye, seigle
salad, salade
salmon, saumon
sandwich, sous marin, sub > banh mi, panini
sausage, saucisse
scallop, petoncle, saint jacques
seafood, fruits de mer > fish, lobster, oyster
shawarma, shawarma, chawarma
shrimp, crevette, prawn
sesame
smoked meat, viande fumee > deli, delicatessen
smoked salmon, saumon fume
smoothie, frappe
snail, escargot
soup, soupe, potage
spinach, epinard
squash, courge
squid, calmar
steak, bifteck, bavette
stew, ragout, mijote
strawberry, fraise
sugar, sucre
sushi > maki, nigiri, sashimi, temaki
sweet potato, patate douce
syrup, sirop
taco, taqueria > mexican
tart, tarte, tartelette
tartare, tartar
tofu
tomato, tomate
trout, truite
tuna, thon
turkey, dinde
vanilla, vanille
veal, veau
vegetable, legume
vinegar, vinaigre
waffle, gaufre
walnut, noix de grenoble
watermelon, melon d eau, pasteque
wheat, ble
whipped cream, creme fouettee
wine, vin
red wine, vin rouge, house red, rouge de la maison
yogurt, yogourt, yaourt
zucchini, courgette
saint, st
sainte, ste
mount, mont, mt
montreal, mtl
restaurant, resto
baked beans, feves au lard, binnes
beavertail, queue de castor
corn dog, pogo
corn on the cob, ble d inde, epi de mais, elote
cranberry, canneberge, atoca
eggs benedict, oeufs benedictine, benedictine
ice cream cone, cornet > ice cream
lasagna, lasagne
lobster roll, guedille au homard > guedille
mashed potatoes, patates pilees, puree de pommes de terre
meat pie, pate a la viande, tourtiere
slush, sloche, barbotine
soft drink, boisson gazeuse, liqueur, soda
spring roll, rouleau de printemps, rouleau imperial, imperial roll
toast, rotie
`;
