import type { Group, Labelled } from "./labelled-set.ts";

/**
 * Queries for a search of the demo, generated once from its names by labelled-set.ts and checked by eye. A line
 * contains the typed query and the folded name that is meant.
 */
const RESTAURANTS: Partial<Record<Group, string>> = {
  "accents dropped": `
    boulangerie des erables > boulangerie des erables
    la tia lupe > la tia lupe
    patisserie sainte-cecile > patisserie sainte cecile
    chez meme rita > chez meme rita
    le cedre grill > le cedre grill
    le cedre, grillades > le cedre grillades
    rotisserie braga > rotisserie braga
    cremerie soleil > cremerie soleil`,
  "one slip": `
    zhez margot > chez margot
    la tia ulpe > la tia lupe
    bar isllon > bar sillon
    nonna rosria > nonna rosaria
    l ardoite > l ardoise
    alkay griot > lakay griot
    ouzeri kalimata > ouzeri kalamata
    verdwure > verdure
    begels du parc > bagel du parc`,
  "two slips, or words in another order": `
    cez marsgot > chez margot
    patisesrie seainte cecile > patisserie sainte cecile
    sillon bar > bar sillon
    weissman delicatessen > delicatessen weissman
    cantne du bmrd de l eau > cantine du bord de l eau
    leakay grtiot > lakay griot
    braga rotisserie > rotisserie braga
    soleil cremerie > cremerie soleil`,
  unfinished: `
    chez mar > chez margot
    boulangerie des era > boulangerie des erables
    bar sil > bar sillon
    delicatessen weis > delicatessen weissman
    l ardoi > l ardoise
    le cedre gri > le cedre grill
    ouzeri kalamat > ouzeri kalamata
    ver > verdure`,
  "the last word of one name alone": `
    margot > chez margot
    erables > boulangerie des erables
    lupe > la tia lupe
    cecile > patisserie sainte cecile
    yuan > mei yuan
    sillon > bar sillon
    kerala > maison kerala
    rosaria > nonna rosaria
    weissman > delicatessen weissman
    parc > bagel du parc
    traiteur > belles tables traiteur
    ardoise > l ardoise
    rita > chez meme rita
    griot > lakay griot
    grill > le cedre grill
    grillades > le cedre grillades
    braga > rotisserie braga
    kalamata > ouzeri kalamata
    yasmine > dar yasmine
    sang > bap sang
    soleil > cremerie soleil
    disque > cafe tourne disque`,
};

const ITEMS: Partial<Record<Group, string>> = {
  "accents dropped": `
    guedille de crevettes frites > guedille de crevettes frites
    sake junmai, 180 ml > sake junmai 180 ml
    oolong, theiere > oolong theiere
    pate frite, sucre et citron > pate frite sucre et citron
    boite a lunch, falafels > boite a lunch falafels
    tourtiere, ketchup aux fruits > tourtiere ketchup aux fruits
    three-colour che > three colour che
    saganaki flambe > saganaki flambe
    lait frappe > lait frappe
    morue charbonniere au miso > morue charbonniere au miso
    nigiris flambes au fletan, deux > nigiris flambes au fletan deux
    makis a la crevette, six > makis a la crevette six
    temaki au radis marine > temaki au radis marine
    rouleau omble et aneth, au sesame > rouleau omble et aneth au sesame
    yellowtail & jalapeno roll torched > yellowtail jalapeno roll torched
    rouleau boeuf saisi et oignon vert, en feuille de soya > rouleau boeuf saisi et oignon vert en feuille de soya`,
  "one slip": `
    zmash burger aged cheddar > smash burger aged cheddar
    salmon onigtiri > salmon onigiri
    birthday cake to zrder > birthday cake to order
    yellow dal rce > yellow dal rice
    chiotto > chinotto
    tartelettes vyngt > tartelettes vingt
    mashed potutoes > mashed potatoes
    aubergine farcue > aubergine farcie
    tajie de poulet au citron confit > tajine de poulet au citron confit
    kombucha form saint henri > kombucha from saint henri
    miso osup with clams > miso soup with clams
    nigiris a l omelette sucree dxeux > nigiris a l omelette sucree deux
    striped abss maki six > striped bass maki six
    salmon avocado roll torchd > salmon avocado roll torched
    roulmeau patate douce tempura au sesame > rouleau patate douce tempura au sesame
    seored beef scallion roll in soy paper > seared beef scallion roll in soy paper`,
  "two slips, or words in another order": `
    sash bursger aged cheddar > smash burger aged cheddar
    saumon au onigiri > onigiri au saumon
    mesure sur anniversaire d gateau > gateau d anniversaire sur mesure
    asala dodsa > masala dosa
    aslami dggs pressed > salami eggs pressed
    frais fromage sel de croute en betterave > betterave en croute de sel fromage frais
    vegetarien pho > pho vegetarien
    potatoes garlic > garlic potatoes
    zaaalouk et paiun > zaalouk et pain
    mvis soufle a l erable > mais souffle a l erable
    teriyaki saumon au bento > bento au saumon teriyaki
    nigwiris plambes a la seriole deux > nigiris flambes a la seriole deux
    six maki crab snow > snow crab maki six
    sesame in roll tuna spicy > spicy tuna roll in sesame
    ruleau pataye douce tempura au sesame > rouleau patate douce tempura au sesame
    sesame au vert oignon et saisi boeuf rouleau > rouleau boeuf saisi et oignon vert au sesame`,
  unfinished: `
    smash burger aged che > smash burger aged cheddar
    ramen shoyu aux cham > ramen shoyu aux champignons
    horch > horchata
    rouge de la maison ver > rouge de la maison verre
    guedille au pou > guedille au poulet
    knish aux patat > knish aux patates
    ris de veau argous > ris de veau argousier
    cretons toast musta > cretons toast mustard
    kafta plat > kafta plate
    salade village > salade villageoise
    tteokbokk > tteokbokki
    gateau de creme gla > gateau de creme glacee
    vegetable bent > vegetable bento
    rouleau crabe et concombre fla > rouleau crabe et concombre flambe
    rouleau patate douce tempura au soya et a l erab > rouleau patate douce tempura au soya et a l erable
    rouleau boeuf saisi et oignon vert au ses > rouleau boeuf saisi et oignon vert au sesame`,
};

/** A word, and the cuisines that a person who types it is looking for. */
const CUISINES = `
  noodles > noodle, ramen, vietnamese
  nouilles > noodle, ramen, vietnamese
  pâtes > pasta, pizza, italian
  pasta > pasta, pizza, italian
  poutine > poutine
  crème glacée > ice_cream
  gelato > ice_cream
  boulangerie > bakery
  bakery > bakery
  pâtisserie > pastry
  fruits de mer > seafood
  seafood > seafood
  libanais > lebanese
  Lebanese > lebanese
  végétalien > vegan, végétalien, végane
  vegan > vegan, végétalien, végane
  marocain > moroccan
  Moroccan > moroccan
  coréen > korean
  vietnamien > vietnamese
  pho > pho, vietnamese
  grec > greek
  haïtien > haitian
  portugais > portuguese
  mexicain > mexican
  tacos > tacos, taco, mexican
  indien > indian
  curry > curry, indian, thai
  chinois > chinese
  italien > italian
  japonais > japanese
  begels > bagel
  soupe tonkinoise > vietnamese
  tonkinoise > vietnamese
  smoked meat > deli, smoked_meat
  viande fumée > deli, smoked_meat
  patates frites > friterie, poutine, fries
  traiteur > caterer
  caterer > caterer`;

const linesOf = (list: string): [query: string, meant: string][] =>
  list
    .trim()
    .split("\n")
    .map((line) => {
      const [query = "", meant = ""] = line.split(" > ");
      return [query.trim(), meant.trim()];
    });

const ofNames = (kind: Labelled["kind"], groups: Partial<Record<Group, string>>): Labelled[] =>
  (Object.entries(groups) as [Group, string][]).flatMap(([group, list]) =>
    linesOf(list).map(([query, name]) => ({ group, kind, query, names: [name] })),
  );

export const DEMO_SET: readonly Labelled[] = [
  ...ofNames("restaurant", RESTAURANTS),
  ...ofNames("item", ITEMS),
  ...linesOf(CUISINES).map(([query, cuisine]): Labelled => ({
    group: "cuisines, in either language",
    kind: "restaurant",
    query,
    names: [],
    cuisines: cuisine.split(", "),
  })),
];
