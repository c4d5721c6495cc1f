import { face } from "./face.ts";
import { CLOTH, GROUND, HAIR, SKIN } from "./grounds.ts";
import { type Profile, profile } from "./profile.ts";

/** Critics, editors and other members with many followers. */
export const critics: Profile[] = [
  profile(
    "Mei Lin",
    "Zhou",
    "gastronomic_critic",
    "en",
    "H2Z 1K3",
    face(SKIN.ivory, "straightAndStrand", HAIR.black, GROUND.linen, {
      clothing: "blazerAndShirt",
      clothesColor: CLOTH.ink,
      mouth: "twinkle",
    }),
  ),
  profile(
    "Amara",
    "Diallo",
    "food_critic",
    "fr",
    "H3S 1Z2",
    face(SKIN.ebony, "fro", HAIR.black, GROUND.peach, {
      clothing: "shirtCrewNeck",
      clothesColor: "d6b370",
      eyes: "happy",
      mouth: "twinkle",
    }),
  ),
  profile(
    "Jules",
    "Adeyemi",
    "star",
    "en",
    "H2V 3T2",
    face(SKIN.ebony, "shortCurly", HAIR.black, GROUND.sage, {
      facialHair: "moustacheFancy",
      clothing: "blazerAndShirt",
      clothesColor: CLOTH.navy,
    }),
  ),
  profile(
    "Samir",
    "Haddad",
    "influencer",
    "fr",
    "H2P 1T2",
    face(SKIN.honey, "theCaesar", HAIR.black, GROUND.linen, {
      facialHair: "beardLight",
      clothing: "hoodie",
      clothesColor: CLOTH.slate,
      mouth: "twinkle",
    }),
  ),
  profile(
    "Marcus",
    "Joseph",
    "influencer",
    "en",
    "H3G 1K4",
    face(SKIN.ebony, "theCaesarAndSidePart", HAIR.black, GROUND.sage, {
      facialHair: "beardLight",
      clothing: "shirtVNeck",
      clothesColor: CLOTH.coral,
    }),
  ),
  profile(
    "Olivier",
    "Bouchard",
    "food_critic",
    "fr",
    "H4C 1R1",
    face(SKIN.sand, "shortWaved", HAIR.brown, GROUND.linen, {
      accessories: "prescription02",
      clothing: "collarAndSweater",
      clothesColor: CLOTH.slate,
      mouth: "serious",
    }),
  ),
  profile(
    "Wideline",
    "Charles",
    "influencer",
    "fr",
    "H1R 2K6",
    face(SKIN.ebony, "froBand", HAIR.espresso, GROUND.clay, {
      hatColor: CLOTH.coral,
      clothing: "shirtVNeck",
      clothesColor: CLOTH.white,
      eyes: "happy",
    }),
  ),
  profile(
    "Priya",
    "Nair",
    "gastronomic_critic",
    "en",
    "H3N 2C4",
    face(SKIN.chestnut, "straight02", HAIR.black, GROUND.linen, {
      clothing: "blazerAndSweater",
      clothesColor: CLOTH.slate,
    }),
  ),
  profile(
    "Min-ji",
    "Park",
    "influencer",
    "en",
    "H4A 1W8",
    face(SKIN.ivory, "bob", HAIR.espresso, GROUND.cream, {
      clothing: "collarAndSweater",
      clothesColor: CLOTH.rose,
      eyes: "happy",
    }),
  ),
  profile(
    "Florence",
    "Gauthier",
    "star",
    "fr",
    "H3R 1L9",
    face(SKIN.ivory, "miaWallace", HAIR.espresso, GROUND.blush, {
      clothing: "blazerAndSweater",
      clothesColor: CLOTH.ink,
      mouth: "twinkle",
    }),
  ),
  profile(
    "Malik",
    "Ouellet",
    "influencer",
    "fr",
    "H2L 4H8",
    face(SKIN.chestnut, "frizzle", HAIR.black, GROUND.clay, {
      clothing: "shirtVNeck",
      clothesColor: CLOTH.mint,
      mouth: "twinkle",
    }),
  ),
  profile(
    "Audrey-Anne",
    "Simard",
    "staff",
    "fr",
    "H1V 2C1",
    face(SKIN.ivory, "straight01", HAIR.auburn, GROUND.linen, {
      accessories: "prescription02",
      clothing: "shirtCrewNeck",
      clothesColor: CLOTH.navy,
    }),
  ),
  profile(
    "Anaïs",
    "Beaulieu",
    "gastronomic_critic",
    "fr",
    "H2Y 1H3",
    face(SKIN.sand, "bun", HAIR.brown, GROUND.fog, {
      clothing: "blazerAndShirt",
      clothesColor: CLOTH.coral,
      mouth: "twinkle",
    }),
  ),
];
