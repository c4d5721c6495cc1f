import { en, fr, talk } from "./talk.ts";

export const east = [
  talk(
    "ines-gagnon-boulangerie-des-erables-croissant",
    fr(
      "Midi, plus rien sur la tablette? Je me lève à six heures, moi.",
      "@Commande la veille. C’est la seule sagesse que j’ai.",
    ),
    fr(
      "Il se réchauffe ou on touche pas à ça?",
      "@Trois minutes au four, jamais le micro-ondes.",
      "^Jamais, je le jure.",
    ),
    en("Three days for three minutes seems like a fair trade.", "@Théo disagrees, but Théo sleeps badly."),
  ),
  talk(
    "camille-roy-boulangerie-des-erables-filter",
    fr("À six heures, moi, je rentre.", "@On se croisera, alors."),
    fr("Le pain sort à quelle heure, au juste?", "@Six heures dix, mais l’odeur est là avant.", "^Je mets le réveil."),
  ),
  talk(
    "olivier-bouchard-boulangerie-des-erables-ham-butter",
    fr("Beurre salé?", "@Demi-sel, en tranches, froid. Ne négociez pas.", "^Je négocie pas, je commande."),
    fr(
      "Quand y a juste trois ingrédients, on peut pas se cacher.",
      "Quatre avec le cornichon. Il en faut un.",
      "@Pas dans le mien, merci.",
    ),
    en("Simple things done right get the best reviews from you, I notice.", "@Guilty."),
  ),
  talk(
    "gabriel-morin-boulangerie-des-erables-sourdough",
    fr("Je l’ai entendu craquer à travers ton texte.", "@La voisine m’a demandé si c’était mon téléphone."),
    fr(
      "Il se garde combien de jours?",
      "@Quatre dans un linge. Le cinquième, c’est du pain doré.",
      "^Le cinquième est peut-être le meilleur.",
    ),
    en("Do they slice it?", "@They can. They look sad about it."),
  ),
  talk(
    "audrey-anne-simard-chez-meme-rita-pate-chinois",
    fr("Steak, blé d’Inde, patates. On change pas l’ordre.", "@Rita en a fait un règlement."),
    fr("Le blé d’Inde en crème ou en grains?", "@Un rang de chaque. Oui, un rang de chaque.", "^C’est du génie civil."),
    fr("Ça rouvre quand, avec le plancher?", "@Bientôt, elle m’a dit. Elle a dit ça en soupirant."),
  ),
  talk(
    "etienne-cote-chez-meme-rita-pouding",
    fr(
      "Le couteau à mastic! Je l’ai vu. J’ai rien dit moi non plus.",
      "@On est pareils, on veut garder notre portion.",
    ),
    fr("Sirop d’érable ou cassonade?", "@Cassonade, comme dans le temps de la crise.", "^La vraie affaire."),
    en("Two spoons, one plate: how did it end?", "@Negotiations continue."),
  ),
  talk(
    "etienne-cote-dar-yasmine-shakshuka",
    fr("Combien d’œufs?", "@Deux, et ils te demandent si tu les veux coulants. Dis oui."),
    fr(
      "Fermé le lundi, donc le party du dimanche est risqué.",
      "@Tu comprends vite.",
      "^L’expérience, malheureusement.",
    ),
    en("The bread finishes the job, and then you need more bread."),
  ),
  talk(
    "anais-beaulieu-dar-yasmine-couscous",
    fr("Roulé à la main?", "@À la main, trois passages à la vapeur. J’ai regardé.", "^Ça se goûte, hein?"),
    fr("Sa mère nous regarde manger aussi. Au début ça intimide.", "@Après, on mange mieux."),
    en("Only on Fridays?", "@Only Fridays, and not after two."),
    fr(
      "Un peu plus de bouillon et c’était parfait pour moi.",
      "Il y a un bol à part, il suffit de le demander!",
      "^Je savais pas, merci!",
    ),
  ),
  talk(
    "lan-nguyen-dar-yasmine-mint-tea",
    fr(
      "Trois verres: la vie, l’amour, et le dernier je l’oublie toujours.",
      "@La mort. Mais il est sucré, alors ça va.",
    ),
    fr("Ils le servent sans sucre si on demande?", "@Ils font semblant.", "^Ha! Comme chez mes beaux-parents."),
  ),
  talk(
    "chiara-rossi-dar-yasmine-lamb-tagine",
    fr("Dix minutes sans parler, toi? Il faut que j’y goûte.", "@Demande à mon équipe, ils étaient inquiets."),
    fr(
      "Les pruneaux sont très sucrés?",
      "@Ils sont cuits avec la cannelle, mais l’agneau sale tout ça.",
      "^Merci, c’est ce que je voulais savoir.",
    ),
    en("Extra bread is the highest honour in that room.", "@I kept the basket."),
  ),
  talk(
    "malik-ouellet-dar-yasmine-harira",
    fr("À ras bord! T’as de bons contacts.", "@J’ai juste dit s’il vous plaît."),
    fr(
      "Il y a de la viande dedans?",
      "@Pas dans celle-là : pois chiches, lentilles, tomates.",
      "^C’est la bonne école.",
    ),
    en("With a date on the side, or is that only in Ramadan?", "@All year, if you ask.", "Asked. They gave me two."),
  ),
  talk(
    "noah-tremblay-dar-yasmine-chicken-tagine",
    fr(
      "C’était quoi, la chicane sur le citron?",
      "@Trop pour deux, parfait pour trois. On a voté.",
      "^La démocratie à table, c’est beau.",
    ),
    en("Is the bread extra?", "@A little, and I would have paid more. There, I said it."),
    fr(
      "Vous avez soupé combien de temps?",
      "@Trois heures. On les a pas vues passer.",
      "Trois heures et demie si vous parlez autant que Noah.",
    ),
    fr("D’habitude le citron confit me fait peur. Mais je le note."),
  ),
  talk(
    "noah-tremblay-cremerie-soleil-dipped",
    fr("Le capuchon sur la tête, c’est l’uniforme officiel du premier cornet.", "@On était six de même dans la file."),
    fr(
      "Trempé, le premier? Pas nature?",
      "@Trempé. Après huit mois d’hiver, on l’a mérité.",
      "^Un gourmand, je m’en doutais.",
    ),
    en("“Finally” says it all.", "Eight months of winter in one word."),
    fr("C’est encore tôt en saison, non? Moi j’attends les lilas."),
  ),
  talk(
    "rania-khoury-cremerie-soleil-float",
    fr("Des serviettes, pis un banc lavable, je te dirais.", "@Le banc a pas survécu."),
    fr("À la racinette ou au cola?", "@Racinette. Le cola, c’est pour les amateurs.", "^On est du même bord."),
  ),
  talk(
    "camille-roy-cremerie-soleil-sorbet",
    fr(
      "Et le commentaire, c’était quoi?",
      "@« On aime les gens qui prennent des couleurs. »",
      "^C’est la plus belle embauche du monde.",
    ),
    fr("Des vrais bleuets sauvages, ça goûte le bois un peu. J’adore.", "@Oui! Pis ça tache comme dans mon enfance."),
  ),
  talk(
    "sofia-ferreira-cremerie-soleil-sundae",
    fr("La cerise, c’est un motif de chicane reconnu au Québec.", "@Je garde les preuves."),
    fr("Caramel ou fudge?", "@Fudge chaud, dans la coupe en vitre.", "^La coupe en vitre change tout."),
  ),
  talk(
    "malik-ouellet-cafe-tourne-disque-flat-white",
    fr("C’était quoi, le disque?", "@Un Diane Dufresne de 74. Je regrette rien.", "^Excellent achat, au contraire."),
    en(
      "Which beans are they pouring these days?",
      "@Something washed, from a roaster down the street. Peach, then cocoa.",
    ),
    fr("La face B, c’est toujours la meilleure.", "Sauf chez les cafés. La première tasse gagne."),
  ),
  talk(
    "gabriel-morin-cafe-tourne-disque-cookie",
    fr("Il pleut jeudi prochain, je dis ça de même.", "@J’ai déjà sorti mon parapluie."),
    fr("Mou au centre?", "@Mou, avec du gros sel qui craque. Y a un équilibre.", "^Ok, je passe demain."),
    en("Brown butter fixes most things."),
  ),
];
