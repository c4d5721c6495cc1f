import { addressWords } from "@tablee/domain/places/read-address";

/** Words of an address that are not part of a street's proper name, folded as by `addressWords`. */
export const TYPES: ReadonlySet<string> = new Set(["rue", "avenue", "boulevard", "chemin", "place"]);
export const PARTICLES: ReadonlySet<string> = new Set(["de", "du", "des", "la", "le", "l", "d"]);
export const DIRECTIONS: ReadonlySet<string> = new Set(["est", "ouest", "nord", "sud"]);
/** Words that may follow the street of an address in Montréal. */
export const MONTREAL: ReadonlySet<string> = new Set(
  addressWords(
    `Montréal Québec Canada Plateau Mont Royal Mile End Outremont Villeray Rosemont Petite Patrie Hochelaga Maisonneuve
     Verdun LaSalle Lachine Ahuntsic Cartierville Parc Extension Saint Michel Henri Griffintown NDG Notre Dame de Grâce
     Côte des Neiges Vieux Ville Marie Centre`,
  ),
);
