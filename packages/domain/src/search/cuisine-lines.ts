/** Cuisines, kinds of restaurants and ways of eating, in the format described in food-words.ts. */
export const CUISINE_LINES = `
african, africain, africaine
afghan, afghane
algerian, algerien, algerienne
american, americain, americaine
arab, arabe
argentinian, argentine, argentin
armenian, armenien, armenienne
asian, asiatique
austrian, autrichien, autrichienne
balkan, balkanique
bavarian, bavarois, bavaroise
belgian, belge
bolivian, bolivien, bolivienne
brazilian, bresilien, bresilienne
breton, bretonne
british, britannique, anglais, anglaise
cambodian, cambodgien, cambodgienne, khmer
canadian, canadien, canadienne
caribbean, caribeen, caribeenne, antillais, antillaise
chinese, chinois, chinoise > cantonese, sichuan, dim sum
colombian, colombien, colombienne
creole
croatian, croate
cuban, cubain, cubaine
egyptian, egyptien, egyptienne
ethiopian, ethiopien, ethiopienne
european, europeen, europeenne
filipino, philippin, philippine
french, francais, francaise > bistro
georgian, georgien, georgienne
german, allemand, allemande
greek, grec, grecque > souvlaki, gyro
haitian, haitien, haitienne > griot
hawaiian, hawaien, hawaienne > poke
hungarian, hongrois, hongroise
indian, indien, indienne > curry, tandoori
indonesian, indonesien, indonesienne
irish, irlandais, irlandaise
italian, italien, italienne > pasta, pizza
jamaican, jamaicain, jamaicaine > jerk
japanese, japonais, japonaise > sushi, ramen, izakaya
jewish, juif, juive
korean, coreen, coreenne
lao, laotian, laotien, laotienne
latin american, latino, latino americain, latino americaine
lebanese, libanais, libanaise > shawarma
malaysian, malaisien, malaisienne
mediterranean, mediterraneen, mediterraneenne
mexican, mexicain, mexicaine > tacos, burrito
middle eastern, moyen orient, moyen oriental, moyen orientale
moroccan, marocain, marocaine > tajine
nepalese, nepalais, nepalaise
oriental, orientale
pakistani, pakistanais, pakistanaise
persian, persan, persane, perse, iranian, iranien, iranienne
peruvian, peruvien, peruvienne > ceviche
polish, polonais, polonaise > pierogi
portuguese, portugais, portugaise
quebecois, quebecoise > poutine, tourtiere
regional, regionale
russian, russe
salvadoran, salvadorien, salvadorienne
spanish, espagnol, espagnole > tapas
syrian, syrien, syrienne
swiss, suisse
taiwanese, taiwanais, taiwanaise
thai, thailandais, thailandaise
tibetan, tibetain, tibetaine
tunisian, tunisien, tunisienne
turkish, turc, turque > kebab, doner
ukrainian, ukrainien, ukrainienne
venezuelan, venezuelien, venezuelienne > arepa
vietnamese, vietnamien, vietnamienne, viet > pho, banh mi
western, occidental, occidentale
vegan, vegane, vegetalien, vegetalienne
vegetarian, vegetarien, vegetarienne, vegetarisme > vegan
gluten free, sans gluten
lactose free, sans lactose
spicy, epice, epicee, piquant, piquante
bakery, boulangerie
barbecue, bbq, grillades
bar, pub, brasserie, taverne, tavern
bar and grill, bar et grill, grill
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
beef bowl, gyudon
bubble tea, boba, the aux perles
`;
