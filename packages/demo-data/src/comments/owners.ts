import { en, fr, talk } from "./talk.ts";

export const owners = [
  talk(
    "margot-pelletier-pho-ba-lan-pho-ga",
    fr(
      "Toi, tu manges ailleurs que debout devant ta plaque?",
      "@Une fois par semaine, et assise en plus.",
      "^J’y étais, je confirme pour la chaise.",
    ),
    en("Chicken over beef there, really?", "@On a tired night, always. The beef is for when you can still chew."),
  ),
  talk(
    "margot-pelletier-nonna-rosaria-gelato",
    fr("Noisette ou pistache, s’il fallait choisir?", "@Noisette. La pistache, c’est pour faire semblant d’hésiter."),
  ),
  talk(
    "jean-baptiste-pierre-le-cedre-falafel-pita",
    fr(
      "D’accord pour le navet. Et avec la sauce à l’ail à part?",
      "@À part, oui, sinon le pain rend l’âme.",
      "^Noté pour samedi.",
    ),
    en("Crunchier than your akra?", "@Careful."),
  ),
];
