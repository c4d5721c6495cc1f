import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { bagelDuParc } from "./bagel-du-parc.ts";
import { bapSang } from "./bap-sang.ts";
import { barSillon } from "./bar-sillon.ts";
import { boulangerieDesErables } from "./boulangerie-des-erables.ts";
import { cafeTourneDisque } from "./cafe-tourne-disque.ts";
import { cantineDuBordDeLeau } from "./cantine-du-bord-de-leau.ts";
import { chezMargot } from "./chez-margot.ts";
import { chezMemeRita } from "./chez-meme-rita.ts";
import { cremerieSoleil } from "./cremerie-soleil.ts";
import { darYasmine } from "./dar-yasmine.ts";
import { delicatessenWeissman } from "./delicatessen-weissman.ts";
import { lArdoise } from "./l-ardoise.ts";
import { laTiaLupe } from "./la-tia-lupe.ts";
import { lakayGriot } from "./lakay-griot.ts";
import { leCedre } from "./le-cedre.ts";
import { maisonKerala } from "./maison-kerala.ts";
import { maisonUmi } from "./maison-umi/maison-umi.ts";
import { meiYuan } from "./mei-yuan.ts";
import { nakano } from "./nakano.ts";
import { nonnaRosaria } from "./nonna-rosaria.ts";
import { ouzeriKalamata } from "./ouzeri-kalamata.ts";
import { patatiEtCie } from "./patati-et-cie.ts";
import { patisserieSainteCecile } from "./patisserie-sainte-cecile.ts";
import { phoBaLan } from "./pho-ba-lan.ts";
import { rotisserieBraga } from "./rotisserie-braga.ts";
import { traiteurBellesTables } from "./traiteur-belles-tables.ts";
import { verdure } from "./verdure.ts";

/**
 * The restaurants of the demo with their menus, in our own file format. At the first start, at any hour: `chez-margot`
 * is open (around the clock, all five modes), `boulangerie-des-erables` accepts only planned orders,
 * `cafe-tourne-disque` accepts none, `chez-meme-rita` is closed. `bar-sillon` is open past midnight every night,
 * `traiteur-belles-tables` needs 48 hours of notice, `l-ardoise` offers only dine in.
 */
export const demoRestaurants = (startedAt: Date): TableeRestaurantInput[] => [
  chezMargot,
  nakano,
  boulangerieDesErables(startedAt),
  laTiaLupe,
  patisserieSainteCecile,
  meiYuan,
  barSillon,
  maisonKerala,
  patatiEtCie,
  nonnaRosaria,
  delicatessenWeissman,
  bagelDuParc,
  traiteurBellesTables,
  lArdoise,
  cantineDuBordDeLeau,
  chezMemeRita,
  phoBaLan,
  lakayGriot,
  leCedre,
  rotisserieBraga,
  ouzeriKalamata,
  darYasmine,
  bapSang,
  verdure,
  cremerieSoleil,
  cafeTourneDisque(startedAt),
  maisonUmi,
];
