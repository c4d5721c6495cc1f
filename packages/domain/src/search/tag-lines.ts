/**
 * The tags of dishes, in the words that screens show and that people type, in the format described in food-words.ts.
 */
export const TAG_LINES = `
kosher, kosher style, casher, style casher, cachere
local, from quebec, d ici, du quebec
seasonal, in season, de saison, saisonnier, saisonniere
new, nouveau, nouveaute
favourite, house favourite, favorite, coup de coeur, favori
to share, a partager
kids, for kids, pour enfants, enfants, children
raw, cru, crue
alcohol, alcool, alcoholic, alcoolise
`;
