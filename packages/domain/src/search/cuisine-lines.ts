/** Kitchens, places to eat and ways of eating, in the form that food-words.ts explains. */
export const CUISINE_LINES = `
african, africain, africaine
american, americain, americaine
arab, arabe
armenian, armenien, armenienne
asian, asiatique
belgian, belge
brazilian, bresilien, bresilienne
breton, bretonne
british, britannique, anglais, anglaise
cambodian, cambodgien, cambodgienne, khmer
canadian, canadien, canadienne
caribbean, caribeen, caribeenne, antillais, antillaise
chinese, chinois, chinoise > cantonese, sichuan, dim sum
creole
cuban, cubain, cubaine
ethiopian, ethiopien, ethiopienne
european, europeen, europeenne
filipino, philippin, philippine
french, francais, francaise > bistro
german, allemand, allemande
greek, grec, grecque > souvlaki, gyro
haitian, haitien, haitienne > griot
hawaiian, hawaien, hawaienne > poke
indian, indien, indienne > curry, tandoori
indonesian, indonesien, indonesienne
irish, irlandais, irlandaise
italian, italien, italienne > pasta, pizza
jamaican, jamaicain, jamaicaine > jerk
japanese, japonais, japonaise > sushi, ramen, izakaya
jewish, juif, juive
korean, coreen, coreenne
latin american, latino, latino americain, latino americaine
lebanese, libanais, libanaise > shawarma
malaysian, malaisien, malaisienne
mediterranean, mediterraneen, mediterraneenne
mexican, mexicain, mexicaine > tacos, burrito
middle eastern, moyen orient, moyen oriental, moyen orientale
moroccan, marocain, marocaine > tajine
nepalese, nepalais, nepalaise
pakistani, pakistanais, pakistanaise
persian, persan, persane, iranian, iranien, iranienne
peruvian, peruvien, peruvienne > ceviche
polish, polonais, polonaise > pierogi
portuguese, portugais, portugaise
quebecois, quebecoise > poutine, tourtiere
regional, regionale
russian, russe
spanish, espagnol, espagnole > tapas
syrian, syrien, syrienne
taiwanese, taiwanais, taiwanaise
thai, thailandais, thailandaise
tunisian, tunisien, tunisienne
turkish, turc, turque > kebab, doner
ukrainian, ukrainien, ukrainienne
venezuelan, venezuelien, venezuelienne > arepa
vietnamese, vietnamien, vietnamienne, viet > pho, banh mi
vegan, vegane, vegetalien, vegetalienne
vegetarian, vegetarien, vegetarienne, vegetarisme > vegan
gluten free, sans gluten
lactose free, sans lactose
spicy, epice, epicee, piquant, piquante
bakery, boulangerie
barbecue, bbq, grillades
bar, pub, brasserie, taverne, tavern
bistro, bistrot
breakfast, dejeuner, petit dejeuner > brunch, eggs
brunch > breakfast
buffet
cafe, coffee, coffee shop
caterer, traiteur
deli, charcuterie, delicatessen > smoked meat
dessert, desserts > cake, pastry, ice cream
diner, casse croute, snack
fast food, restauration rapide
fine dining, gastronomique
lunch, diner, midi
steak house, steakhouse, grilladerie, viandes > steak
tea, the
bubble tea, boba, the aux perles
`;
