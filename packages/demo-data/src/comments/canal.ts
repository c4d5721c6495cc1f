import { en, fr, talk } from "./talk.ts";

export const canal = [
  talk(
    "karim-bouzid-maison-umi-poke-own",
    fr("La mangue avec le saumon, c’est l’erreur de tout le monde la première fois.", "@J’aurais aimé le lire avant."),
    fr(
      "Deux fois le même poisson sans supplément?",
      "@Sans supplément, sans jugement.",
      "^Bon, je ressors mon manteau.",
    ),
  ),
  talk(
    "amara-diallo-maison-umi-chirashi",
    fr(
      "Pétoncle des Îles! Est-ce que c’est là tous les jours?",
      "@Non, et c’est tant mieux. On prend ce que la mer donne.",
      "^Belle réponse de critique, ça.",
    ),
    en("Do you tell the chef what you don’t eat, or just trust?", "@I say one word, “shrimp”. The rest is trust."),
    fr("Le riz est tiède comme il faut?", "@À la température de la main."),
  ),
  talk(
    "olivier-bouchard-maison-umi-aburi-scallop",
    fr("Dix secondes, t’as compté?", "@Dans ma tête, oui. Déformation professionnelle.", "^J’en attendais pas moins."),
    fr("Deux de plus après l’addition, c’est ma définition d’un bon resto."),
    en("Torched scallop divides my family. I’m with you.", "@Families can be wrong."),
  ),
  talk(
    "sarah-macdonald-maison-umi-platter-kids",
    en(
      "Is there anything in it that isn’t raw?",
      "@Omelette, cucumber rolls, cooked shrimp. She approved of all three.",
      "^You’ve saved a birthday.",
    ),
    fr("Ils prêtent des baguettes d’enfant?", "@Yes, the ones with a little panda."),
  ),
  talk(
    "priya-nair-maison-umi-roll-sweet-potato-crunch",
    en("Eight that become five. I felt that.", "@We have a labelling system now. It involves threats."),
    fr(
      "La patate est en tempura ou rôtie?",
      "@Tempura, so order it to eat right there.",
      "^Noté, pas de livraison dans ce cas-là.",
    ),
    en("A bit sweet for me with that glaze.", "Ask for it on the side, they don’t mind."),
    fr("Même mon frère carnivore m’en a volé un."),
  ),
  talk(
    "zoe-lapointe-verdure-your-bowl",
    fr(
      "Onze fois le même bol? Donne la recette complète!",
      "@Riz, tempeh, chou mauve, edamames, sauce au miso. Touchez à rien.",
      "^Respect total.",
    ),
    fr("Le tempeh, d’habitude, je trouve ça sec.", "@Celui-là est laqué à l’érable, ça colle aux dents un peu."),
    en("“Bacon’s clever cousin” is going on my fridge."),
  ),
  talk(
    "malik-ouellet-verdure-smoothie-bowl",
    fr(
      "Mauve à cause des bleuets ou de l’açaï?",
      "@Bleuets du Lac. L’açaï prend l’avion, les bleuets prennent la 175.",
      "^Bien envoyé.",
    ),
    en("Photographed too much? Your feed disagrees, more please."),
    fr("Le granola reste croquant?", "@Si tu lâches ton téléphone, oui. Moi, non."),
  ),
  talk(
    "olivier-bouchard-verdure-avocado-toast",
    fr(
      "Olivier Bouchard qui s’excuse! Je fais une capture d’écran.",
      "@Deux chroniques seulement. Les autres tiennent encore.",
    ),
    fr("C’est quel pain, du levain?", "@Levain de seigle, presque brûlé. La mie se défend.", "^Je comprends mieux."),
    en("You mocked me at this very table in 2019.", "@I remember. I’ll buy the next one."),
    fr("Une toast reste une toast, mais bon, je vais y aller voir.", "Pareil. Avec des attentes très basses."),
  ),
  talk(
    "florence-gauthier-traiteur-belles-tables-tourtiere",
    fr(
      "Avec des patates en cubes et du gibier, j’espère?",
      "@Cubes, gibier, et une nuit de cuisson. Ma mère a vérifié.",
      "^Alors je m’incline aussi.",
    ),
    fr("Faut la commander d’avance?", "@Deux jours. C’est long et c’est juste."),
    en(
      "Ketchup on the side or do I get exiled?",
      "@Green ketchup. Red and you walk home.",
      "My uncle from Alma puts red. We don’t talk about it.",
    ),
  ),
  talk(
    "audrey-anne-simard-traiteur-belles-tables-cheese-board",
    fr(
      "Il en reste combien, par personne, pour un cinq à sept?",
      "@On était douze et il manquait juste un peu de bleu.",
      "^Je double le bleu, merci.",
    ),
    fr("Le comptable qui reste! C’est rare comme une comète."),
    en("Do they label the cheeses?", "@Little paper flags, with the village. People kept them."),
  ),
];
