import { en, fr, talk } from "./talk.ts";

export const westAndRiver = [
  talk(
    "lan-nguyen-pho-ba-lan-pho-bo",
    fr("Neuf heures, c’est presque tard pour un phở, non?", "@Ma grand-mère y est à sept heures, alors oui."),
    fr(
      "Le bœuf saignant cuit dans le bol, tu mets le citron avant ou après?",
      "@Après, sinon il grise trop vite.",
      "^Des années que je le fais à l’envers.",
    ),
    en("Hoisin in the broth or on the side?", "@On the side. Taste her broth first, please."),
  ),
  talk(
    "priya-nair-pho-ba-lan-bun-bo-hue",
    en("Lemongrass forward, or chili forward?", "@Lemongrass first, and the chili waits at the door.", "^I’m sold."),
    fr("Bà Lan m’a posé la même question. J’ai eu peur de répondre.", "@Tell her the truth, she enjoys it."),
    en(
      "Better than the phở there?",
      "@Different mood. I’d never choose out loud.",
      "I would: the Huế one, every time.",
    ),
  ),
  talk(
    "marcus-joseph-pho-ba-lan-banh-mi",
    en("Where does the jalapeño hide?", "@Last third. You think you’re safe.", "^I never feel safe with a bánh mì."),
    fr("Le pain est croustillant sans arracher le palais?", "@Yes! Thin crust, a cloud inside."),
    fr("Huit et cinquante, de nos jours, c’est un miracle.", "Chut, ils vont lire."),
    en("I’d ask for more pickles, it’s shy on those.", "@Fair. They’ll add some if you smile."),
  ),
  talk(
    "ethan-cohen-pho-ba-lan-ca-phe",
    en("Did you pass, at least?", "@Both. I give the coffee sixty percent."),
    fr(
      "Glacé ou chaud?",
      "@Iced, with condensed milk. Hot if you have all morning.",
      "^Glacé, j’ai jamais tout mon temps.",
    ),
    en("Watching it drip is the only meditation I manage."),
  ),
  talk(
    "min-ji-park-bap-sang-bibimbap",
    en("Two minutes without touching it is cruelty.", "@It’s discipline. My halmeoni is watching."),
    fr(
      "La croûte de riz au fond, on la décolle comment?",
      "@With the long spoon, from the side. Never lift, push.",
      "^Merci pour le cours!",
    ),
    en("Egg raw or fried on top?", "@Raw yolk here. The stone cooks it."),
  ),
  talk(
    "kenji-nakano-bap-sang-kimchi-jjigae",
    en("Two silent cooks at one counter: that’s the review.", "@We nodded at the end."),
    en("How old is “old” kimchi?", "@They said last winter. It tasted of patience.", "^Beautiful."),
    fr("C’est piquant à pleurer ou à sourire?", "@To sniff politely."),
  ),
  talk(
    "amara-diallo-bap-sang-fried-chicken",
    fr(
      "Quelle règle? La fourchette la première fois, sérieux?",
      "@C’est ma façon de rester digne. J’ai échoué.",
      "^On est content pour toi.",
    ),
    fr("La sauce colle ou elle coule?", "@Elle colle, brillante, et la peau craque encore dessous."),
    en("Half sweet, half hot, that’s the order.", "All hot, and a beer. But I respect you."),
    fr("Les petits cubes de radis blanc à côté, c’est eux les vedettes."),
  ),
  talk(
    "etienne-cote-cantine-du-bord-de-leau-lobster-roll",
    fr("Quatre cents mètres pis t’as gardé ça secret? Honte à toi.", "@J’avais peur de la file. Avec raison, je vois."),
    fr("Mayo ou beurre?", "@Un peu de mayo, du céleri, pain grillé au beurre. La paix des ménages.", "^Je valide."),
    en("How’s the sunset-to-lobster ratio?", "@Generous on both sides."),
  ),
  talk(
    "lea-fontaine-cantine-du-bord-de-leau-watermelon",
    fr("Sel et lime, merci! Le monde me regarde drôle quand je fais ça.", "@Envoie-les ici, ils vont comprendre."),
    fr("T’étais partie d’où, à vélo?", "@De Lachine, vent de face. Je l’ai mérité.", "^Une médaille, en effet."),
  ),
  talk(
    "marcus-joseph-cantine-du-bord-de-leau-poutine",
    fr("J’ai cherché ton nom sous la sauce. Trouvé!", "@Did you add yours?", "^Juste à côté."),
    en("Which table? There are two by the water.", "@The crooked one. Eat fast, it leans."),
  ),
];
