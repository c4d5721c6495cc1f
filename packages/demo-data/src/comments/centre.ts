import { en, fr, talk } from "./talk.ts";

export const centre = [
  talk(
    "mei-lin-zhou-nakano-yuzu-shio",
    en("Is it salty-salty, or clean?", "@Clean. The salt arrives, bows, and leaves.", "^I love how you put that."),
    fr(
      "L’œuf mariné est en supplément?",
      "@Yes, ask when you order. It’s worth it.",
      "Demande-le coulant, il l’est presque toujours.",
    ),
    en("Yuzu in chicken broth still sounds wrong to me.", "@It sounded wrong to me until the second spoon."),
  ),
  talk(
    "amara-diallo-nakano-tonkotsu",
    fr(
      "Le bouillon est épais à quel point?",
      "@Assez pour que les lèvres collent un peu. C’est le collagène qui te salue.",
      "^Ok, j’y vais à pied pour compenser.",
    ),
    en("Eating blind in January should be on the tourism posters."),
    fr("Mange vite, les nouilles n’attendent pas la buée.", "@Je les ai finies avant que mes verres sèchent."),
    fr("Pour ma part je reste fidèle au shio, plus léger.", "Chacun son hiver!"),
  ),
  talk(
    "marcus-joseph-nakano-dango",
    fr("Pis, le deuxième rendez-vous?", "@Very well, thank you for asking.", "^On veut des nouvelles du troisième!"),
    en("Who got the pink one in the end?", "@I’m a gentleman. So, me."),
  ),
  talk(
    "liam-obrien-nakano-gyoza",
    en(
      "That lacy skirt is flour and water, right? I’ve tried at home and failed.",
      "@I watched: a splash of slurry, lid on, pray.",
      "^The praying is what I was missing.",
    ),
    fr("Porc ou chou surtout?", "@Half and half, with enough garlic to notice."),
    en("One order is never enough for two people.", "@One order isn’t enough for one."),
  ),
  talk(
    "priya-nair-nakano-shoyu-mushroom",
    en(
      "Is the broth fully vegan, or just the toppings?",
      "@Fully. Kombu and dried shiitake, I asked twice.",
      "^Thank you, hardly anyone checks.",
    ),
    fr("L’huile sur le dessus, c’est quoi au juste?", "@Leek, burnt slowly until it’s black. It smells of a campfire."),
    fr("Enfin un bol sans viande qui fait pas semblant d’en avoir.", "@Exactly. It isn’t pretending."),
  ),
  talk(
    "kenji-nakano-mei-yuan-beef-noodle",
    en("Leek-leaf width! I’ve been ordering the thin ones like a fool.", "@Now you know. Don’t look back."),
    en("How’s the chili oil?", "@Fragrant more than hot. Take two spoons.", "I take four, for the record."),
    fr("Un chef de ramen qui mange des nouilles le jour de congé, ça m’émeut.", "@What else would I eat?"),
  ),
  talk(
    "mei-lin-zhou-mei-yuan-mapo-tofu",
    en(
      "Is it the hot kind or the numb kind?",
      "@Both. The numb comes second and stays longer.",
      "^I’ll sit down first.",
    ),
    fr("La table près de la fenêtre, on peut la réserver?", "@You can ask. I just stand there looking hopeful."),
    en("Silken tofu or it isn’t mapo. Fight me.", "@No fight. You’re right."),
    fr("Avec du porc, ou ça se demande sans?"),
  ),
  talk(
    "min-ji-park-mei-yuan-bubble-tea",
    en("Half sweet is still pretty sweet, no?", "@A bit, yes. Thirty percent is the grown-up order.", "^Thirty it is."),
    fr("Les perles sont chaudes pour vrai?", "@For the first ten minutes. So walk fast."),
    en("My teeth say no, my heart says large."),
  ),
  talk(
    "rania-khoury-mei-yuan-dan-dan",
    fr("T’as demandé moyen? Mon Dieu.", "@J’ai appris. Lentement, en pleurant."),
    fr(
      "Est-ce que les arachides sont dans la sauce ou dessus?",
      "@Dessus, on peut les faire enlever.",
      "^Merci, c’est pour ma fille.",
    ),
    en("That numb feeling is the peppercorn, it passes.", "@It took until Tuesday, but yes."),
  ),
  talk(
    "florence-gauthier-l-ardoise-crab",
    fr("Première semaine, déjà! Je l’attends depuis un an.", "@Huit semaines, pas une de plus. Va vite."),
    fr(
      "Ça se mange avec les doigts, ou ça ferait scandale?",
      "@Il arrive décortiqué. Les doigts, c’est pour le pain.",
      "^Dommage, j’avais pratiqué.",
    ),
    en("Dill can bully crab. You’re sure it doesn’t?", "@It whispers. Promise."),
  ),
  talk(
    "anais-beaulieu-l-ardoise-duck",
    fr(
      "Douze jours, c’est juste assez ou un peu trop?",
      "@Juste assez. À quinze, on parlerait d’autre chose.",
      "^Hâte de comparer.",
    ),
    en("The crack of that skin… I could hear it reading you.", "@The whole room heard it."),
    fr(
      "Je trouve les cerises de trop avec le canard, moi.",
      "@Celles-là sont presque sûres. Redonne-leur une chance?",
      "^Ok, pour toi.",
    ),
  ),
];
