import { en, fr, talk } from "./talk.ts";

export const mileEnd = [
  talk(
    "ethan-cohen-bagel-du-parc-lox",
    en(
      "Is it the thick-cut lox or the translucent kind?",
      "@Thick. You can feel the knife in it.",
      "^That’s worth the red eyes.",
    ),
    fr("Avec oignon rouge ou juste des câpres?", "@Both, and I paid for it all morning."),
    en("Best line in the city to be in at 3 a.m.", "@Nobody honks, everybody’s happy."),
  ),
  talk(
    "wideline-charles-bagel-du-parc-single",
    fr(
      "Nu, debout, sur le trottoir. C’est la seule façon.",
      "@Le monde qui attend de l’avoir tartiné manque le meilleur bout.",
    ),
    fr("Sésame ou pavot?", "@Sésame. Le pavot, c’est pour les dents des autres.", "^Pavot pour toujours, sans regret."),
    en("Still a dollar fifty? I thought that price was a myth.", "@Still. Don’t say it too loud."),
  ),
  talk(
    "hannah-weissman-bagel-du-parc-bagel-box",
    en(
      "Your grandmother is going to find this, you know.",
      "@She doesn’t do apps. I hope.",
      "^I’d start rehearsing an apology.",
    ),
    en("Does a dozen freeze well?", "@Slice first, freeze the same day. But why would any be left?"),
    fr("Six heures dix, c’est l’heure où la ville sent le meilleur.", "@Exactly that, wood smoke and honey."),
  ),
  talk(
    "jules-adeyemi-bar-sillon-rhubarb-spritz",
    en("Sweet or tart?", "@Tart first, then it forgives you.", "^My kind of drink."),
    fr(
      "Il joue quoi, le jeudi?",
      "@Last Thursday it was Joyce, side A and side B.",
      "Le jeudi d’avant, du Beau Dommage. J’ai chanté.",
    ),
    fr("Le banc dehors est pris à partir de cinq heures, arrivez de bonne heure."),
  ),
  talk(
    "malik-ouellet-bar-sillon-orange-wine",
    fr(
      "C’est du vin avec de l’orange dedans?",
      "@Du blanc fait comme du rouge. Aucune orange.",
      "^Je me coucherai moins niaiseux.",
    ),
    en(
      "Which one did they pour you?",
      "@The bartender wouldn’t name it.",
      "It’s from Dunham. I asked until he told me.",
    ),
    fr("Une heure du matin, c’est tôt pour toi, non?", "@C’était un mardi, sois gentil."),
  ),
  talk(
    "anais-beaulieu-bar-sillon-spruce-martini",
    fr(
      "On goûte vraiment l’épinette ou c’est juste le nez?",
      "@Le nez d’abord, puis toute la gorge. Comme une marche à Sept-Îles.",
      "^Tu m’as à Sept-Îles.",
    ),
    en("Olive, twist, or nothing?", "@Nothing. A sprig, and it leaves before you drink."),
    fr("Trop résineux pour moi, j’ai l’impression de lécher un chalet.", "Un beau chalet, quand même."),
  ),
  talk(
    "min-ji-park-bar-sillon-cheese",
    en(
      "Which farm was the blue from?",
      "@The coaster says Ham-Nord. The coaster never lies.",
      "^I want a copy of that coaster.",
    ),
    fr("Le vin orange, c’est trouble comme du jus de pomme?", "@Cloudy, yes, but it smells like tea."),
  ),
  talk(
    "florence-gauthier-bar-sillon-oysters",
    fr(
      "Citron ou mignonnette?",
      "@Rien sur la première, citron sur la deuxième. Après, on fait ce qu’on veut.",
      "^Une méthode scientifique, j’aime ça.",
    ),
    fr("Six, c’est une entrée ou une taquinerie?", "@Une taquinerie. Le film était long."),
    en(
      "Baie-des-Chaleurs all year or only in season?",
      "@They change with the week. Look at the slate behind the bar.",
    ),
  ),
  talk(
    "theo-bergeron-patisserie-sainte-cecile-strawberry",
    fr(
      "Un boulanger qui fait de la pub à une pâtissière, on aura tout vu.",
      "@Quand c’est mérité, on se tait et on mange.",
    ),
    fr(
      "Des fraises de l’île en cette saison?",
      "@Elle les congèle en juillet, au sirop. Pose-lui la question, elle adore ça.",
      "^Génial, je vais lui demander.",
    ),
  ),
  talk(
    "lea-fontaine-patisserie-sainte-cecile-strawberry",
    fr("Bonne fête en retard! Et bonne fête pour le lendemain aussi.", "@Merci! J’étire ça jusqu’à vendredi."),
    fr(
      "La crème est pas trop sucrée?",
      "@Presque pas. C’est la fraise qui mène.",
      "^Ça me rassure, je la prends pour ma mère.",
    ),
    en("How many people does one cake feed?", "@Six. Or me, twice."),
  ),
  talk(
    "mei-lin-zhou-patisserie-sainte-cecile-mooncake",
    en(
      "Chestnut instead of lotus? My aunties are drafting a letter.",
      "@Send them one. The letter will stop.",
      "^Ha, probably true.",
    ),
    fr("On en trouve juste à l’automne?", "@September to November, as long as the chestnuts last."),
    en("Is there a yolk in the middle?", "@Not in this one. I missed it for one bite, then I didn’t."),
    fr("Le beurre d’ici dans un gâteau de lune, c’est Montréal en une bouchée."),
  ),
  talk(
    "florence-gauthier-patisserie-sainte-cecile-chocolate-cake",
    fr(
      "En gants, sur un banc! Il faisait combien?",
      "@Moins quatre. La ganache tenait mieux que moi.",
      "^La grande classe.",
    ),
    fr("C’est lequel des trois chocolats qui gagne?", "@Le noir en dessous, celui qui goûte presque le café."),
    en("Too rich to finish alone?", "@For an amateur, perhaps.", "I finished it. I regret only the walk home."),
  ),
  talk(
    "sofia-ferreira-patisserie-sainte-cecile-nata",
    fr(
      "Ta grand-mère a-tu fini par y goûter?",
      "@Elle en a mangé deux « pour être certaine ».",
      "^Une femme rigoureuse.",
    ),
    fr("Moins de cannelle, je peux vivre avec. Moins de cloques, jamais."),
  ),
];
