import { en, fr, talk } from "./talk.ts";

export const plateau = [
  talk(
    "noah-tremblay-chez-margot-smash-burger",
    fr(
      "Est-ce que le pain tient jusqu’à la dernière bouchée?",
      "@Jusqu’à l’avant-dernière. Après ça, c’est chacun pour soi.",
      "^Parfait, j’apporte des serviettes.",
    ),
    en("Single or double?", "@Double. The single is a sample.", "Team single here, you get more crust per bite."),
    fr(
      "Le cheddar vieilli fait toute la différence, d’accord avec toi là-dessus.",
      "Moi je le prends sans, avec plus d’oignons. Oui, je sais.",
    ),
    fr("Bon. Mon souper vient de changer."),
  ),
  talk(
    "ines-gagnon-chez-margot-pouding-chomeur",
    fr(
      "On peut-tu le prendre pour emporter ou il fige en chemin?",
      "@Il fige un peu. Deux minutes au four et le sirop repart.",
      "^Ah merci, tu sauves mon dimanche!",
    ),
    en(
      "How sweet are we talking?",
      "@Grandma sweet. Share one between two.",
      "Sharing is a strong word for what happens at my table.",
    ),
    fr("Avec de la crème froide par-dessus, c’est non négociable.", "@Enfin quelqu’un qui parle mon langage."),
  ),
  talk(
    "samir-haddad-chez-margot-poutine",
    fr(
      "Merci pour ce que tu fais, la nuit. Pis merci pour la poutine.",
      "@Le plus beau commentaire de ma semaine, ça.",
    ),
    fr("La sauce est plus brune ou plus poivrée?", "@Brune, avec le poivre qui arrive à la fin.", "^Vendu."),
    en("Squeaky curds at 4 a.m. should be a municipal service.", "I’d pay the tax."),
  ),
  talk(
    "paul-lavoie-chez-margot-fries",
    fr(
      "Paul, est-ce que ça veut dire que tu changes d’huile?",
      "@Jamais de la vie. Mais je respecte.",
      "^Un vrai diplomate.",
    ),
    fr(
      "Les siennes sont plus minces, les tiennes ont plus le goût de la patate. Je garde les deux.",
      "@Ça, c’est une réponse de client intelligent.",
    ),
    en("Get them with the mayo, not the ketchup.", "Ketchup or nothing. I’ll die on this hill."),
  ),
  talk(
    "marcus-joseph-chez-margot-shrimp-roll",
    en(
      "Are the shrimp whole or chopped?",
      "@Whole, and they crunch. That’s why the mayo escapes.",
      "^Say no more, I’m in the car.",
    ),
    fr(
      "Prends-le sur la terrasse la prochaine fois, ton volant va te remercier.",
      "@Promis, mais mon char sent bon le citron depuis.",
    ),
    fr("Un peu cher pour la grosseur, non?", "Je trouvais aussi, avant de compter les crevettes."),
  ),
  talk(
    "lea-fontaine-chez-margot-night-breakfast",
    fr(
      "Les bines sont cuites au lard ou au sirop?",
      "@Les deux, mon capitaine.",
      "^C’est exactement la bonne réponse.",
    ),
    fr(
      "Déjeuner à huit heures du soir, c’est la seule bonne idée de mes années d’université.",
      "@On a eu la même jeunesse.",
    ),
    en("Do they do the eggs runny if you ask?", "@Yes, and they ask you first."),
  ),
  talk(
    "zoe-lapointe-chez-margot-milkshake",
    fr(
      "Une vraie fraise ou du sirop?",
      "@De la vraie, il y a des graines dans la paille.",
      "^Je viens avec toi la prochaine fois.",
    ),
    fr("Deux pailles, mais c’est toi qui as fini le fond. Je te connais."),
  ),
  talk(
    "audrey-anne-simard-chez-margot-sugar-pie",
    fr(
      "Crème ou cassonade dans la garniture?",
      "@Les deux, je pense. Margot a refusé de me répondre.",
      "^Une femme de principes.",
    ),
    fr(
      "Ma mère la fait plus coulante. Mais je dirais pas non à une pointe.",
      "@Coulante, ça se défend. J’irai goûter chez ta mère.",
    ),
    en("Could this survive a bus ride to Sherbrooke?", "@The pie, yes. Your willpower, no."),
  ),
  talk(
    "paul-lavoie-chez-meme-rita-ragout",
    fr(
      "Est-ce qu’elle met encore du clou de girofle?",
      "@Juste assez pour que tu le cherches.",
      "^Comme chez nous dans le temps.",
    ),
    fr("Ce comptoir-là devrait être classé patrimoine.", "Avec les tabourets qui grincent, surtout."),
    fr(
      "Mon père y allait après son chiffre. Merci de m’avoir fait penser à lui, Paul.",
      "@Ça me touche. On lèvera notre cuillère.",
    ),
  ),
  talk(
    "etienne-cote-patati-et-cie-soft-serve",
    fr(
      "Vanille d’un côté, chocolat de l’autre, ou il y a une sorte du mois?",
      "@Le twist classique. Les sortes du mois, c’est pour les aventuriers.",
    ),
    fr(
      "Quatre heures, noté. J’amène mon gars après l’école.",
      "@Dis-lui de demander « comme pour Étienne ».",
      "^Ha! Je vais voir si ça marche.",
    ),
    en("Dipped or plain?", "@Plain. The dip hides the swirl."),
  ),
  talk(
    "camille-roy-patati-et-cie-steamie",
    fr(
      "Chou cuit ou salade de chou?",
      "@Salade de chou, hachée fin. Le reste, c’est Québec.",
      "^Attention, tu vas partir une chicane.",
    ),
    fr("Deux c’est un dîner, trois c’est un regret."),
    fr("Tu les prends toastés des fois?", "@Une fois. Je m’en suis confessée."),
  ),
  talk(
    "malik-ouellet-patati-et-cie-curds",
    fr(
      "La livraison, c’est quel jour?",
      "@Mardi et vendredi, vers onze heures. Ça couine jusqu’au soir.",
      "^T’es un informateur précieux.",
    ),
    en("How far is “the road” before the bag is empty?", "@I have never made it past the bridge."),
    fr("Un sac embué, c’est le meilleur signe au monde.", "Le frigo, c’est leur mort. On les mange le jour même."),
    fr(
      "Je préfère ceux de la fromagerie au village, mais en ville c’est dur à battre.",
      "@En ville, c’est tout ce que je prétends!",
    ),
  ),
  talk(
    "samir-haddad-patati-et-cie-classic",
    fr(
      "La dernière frite croustillait encore? Je demande une preuve.",
      "@Sur la tête de ma grand-mère.",
      "^Ok, je te crois.",
    ),
    fr(
      "Pour moi, il manque un peu de sauce. Je suis la seule personne?",
      "Demande « extra brune », ils disent jamais non.",
      "@C’est vrai, et c’est gratuit.",
    ),
    en("Plain poutine is the only honest test.", "@We think alike."),
  ),
  talk(
    "jules-adeyemi-delicatessen-weissman-smoked-meat",
    en(
      "Is the lean really that bad?",
      "@It isn’t bad. It’s just a different, sadder sandwich.",
      "^My doctor would like a word.",
    ),
    fr(
      "Moutarde jaune seulement, on est d’accord?",
      "@Jaune, et un cornichon à côté. Pas dedans.",
      "Un demi-aigre, pour ceux qui prennent des notes.",
    ),
    en("I bring my cousins from Toronto. They pretend to compare. They lose."),
  ),
  talk(
    "sarah-macdonald-delicatessen-weissman-matzo-ball",
    en("Floaters or sinkers?", "@Floaters, with a bit of fight in the middle.", "^Then I’m coming with my own cold."),
    fr("Ils en font pour emporter, avec le bouillon à part?", "@Yes, in the big jar. Bring it back and they smile."),
  ),
  talk(
    "chiara-rossi-rotisserie-braga-bifana",
    fr("Le pain qui abandonne, c’est la moitié du plaisir.", "@Voilà. Le jus doit gagner."),
    fr("Piment ou pas de piment?", "@Trois gouttes, la quatrième est de trop.", "^J’en mets six, je m’assume."),
    en("A chef’s after-hours meal is the only review I trust.", "@Then follow me at eleven, any night."),
  ),
  talk(
    "sofia-ferreira-rotisserie-braga-half",
    fr("Cuisse ou poitrine, si on prend juste une moitié?", "@La moitié a les deux, c’est ça la beauté."),
    fr(
      "Le piri-piri, ça se compare à celui de ta famille?",
      "@Ma tante a lu ta question. Je peux pas répondre.",
      "^Compris, je retire ma question.",
    ),
  ),
  talk(
    "ines-gagnon-rotisserie-braga-nata",
    fr("Six pour quatre? Qui a eu les deux de plus?", "@Je plaide le cinquième.", "C’était elle. J’y étais."),
    fr(
      "La cloche sonne vers quelle heure?",
      "@Onze heures et trois heures, à peu près. Suis le monde sur le trottoir.",
      "^Merci, je mets une alarme.",
    ),
    en("Cinnamon on top or is that a crime?", "@A little. The baker is not watching."),
  ),
  talk(
    "gabriel-morin-rotisserie-braga-francesinha",
    fr("T’as-tu fini l’assiette, pour vrai?", "@Tout sauf la fierté.", "^Mes respects."),
    fr(
      "La sauce à la bière, est-ce que c’est piquant?",
      "@À peine. Ce qui frappe, c’est le troisième étage de viande.",
    ),
  ),
];
