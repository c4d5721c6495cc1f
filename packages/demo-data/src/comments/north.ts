import { en, fr, talk } from "./talk.ts";

export const north = [
  talk(
    "hannah-weissman-nonna-rosaria-slice",
    en(
      "Cold pizza is breakfast, lunch, and every school fundraiser I remember.",
      "@And every christening. We were raised on it.",
    ),
    fr("Pas de fromage du tout?", "@A dusting of pecorino, no more.", "^Comme il se doit."),
    fr("Réchauffer ça, c’est un sacrilège. Je l’ai vu faire."),
  ),
  talk(
    "samir-haddad-nonna-rosaria-margherita",
    fr("Le milieu mou, y en a qui le retournent en cuisine…", "@On leur souhaite du bonheur ailleurs."),
    fr("Bufflonne ou fior di latte?", "@Fior di latte d’ici. La bufflonne lâche trop d’eau, paraît-il.", "^Logique."),
    en("Fork and knife or hands?", "@Hands. Standing. Chin forward."),
    en("Ninety seconds is shorter than me choosing.", "Same, I always end up with the margherita anyway."),
  ),
  talk(
    "ines-gagnon-nonna-rosaria-burrata",
    fr("La grande table! On remet ça quand?", "@Dès que Marcus apprend à couper droit.", "Je l’ai vu venir, celle-là."),
    fr(
      "Les tomates étaient de quel producteur?",
      "@Du marché Jean-Talon, c’est écrit sur l’ardoise. Un kiosque du fond.",
    ),
    en("I still have oil on that shirt."),
  ),
  talk(
    "noah-tremblay-nonna-rosaria-spaghetti",
    fr(
      "Une sauce du dimanche, un mercredi, c’est permis?",
      "@Elle mijote depuis dimanche, techniquement.",
      "^Je retire ma question.",
    ),
    en("Told about your cholesterol in Italian. That’s love.", "@She also pinched my cheek."),
    fr("Les boulettes, bœuf ou mélange?", "@Bœuf, veau, porc, et de la mie trempée dans le lait."),
    fr("Deux boulettes, c’est peu pour le prix.", "Elles sont grosses comme des balles de tennis, quand même."),
  ),
  talk(
    "wideline-charles-la-tia-lupe-elote",
    fr(
      "Sur l’épi ou dans une tasse?",
      "@Sur l’épi! La tasse, c’est pour le monde qui a une réunion après.",
      "^J’ai justement une réunion.",
    ),
    en("How hot is the chili?", "@Like a kiss from somebody who’s a bit mad at you."),
    fr("Le maïs de Neuville mérite ça depuis longtemps."),
  ),
  talk(
    "samir-haddad-la-tia-lupe-birria",
    fr("Bœuf ou chèvre?", "@Bœuf la semaine, chèvre certains samedis. Faut appeler.", "^Samedi, donc."),
    fr("Boire le consommé, c’est la politesse, pas la gourmandise.", "@J’encadre cette phrase-là."),
    en("Three tacos or four for lunch?", "@Three and the cup. Four and a nap.", "Four. The nap is included."),
  ),
  talk(
    "chiara-rossi-la-tia-lupe-flan",
    fr("Il est plus fromage à la crème ou plus œuf?", "@Œuf et lait, rien pour tricher.", "^Alors c’est un vrai."),
    fr("Au bord du brûlé, c’est là que ça devient intéressant."),
    en("A nod from a nonna is three stars.", "@Three and a half."),
  ),
  talk(
    "sarah-macdonald-la-tia-lupe-guacamole",
    en("Do they ask how spicy you want it?", "@They ask, and then they hand you the chili.", "^Dangerous. I approve."),
    fr("Les totopos sont faits là?", "@Fried there, still warm in the basket."),
  ),
  talk(
    "gabriel-morin-la-tia-lupe-burrito",
    fr("La moitié, la sieste, l’autre moitié: c’est un programme électoral.", "@Je me présente en novembre."),
    fr(
      "C’est mieux avec le porc ou les haricots?",
      "@Porc pour le goût, haricots pour la conscience.",
      "^Moitié-moitié, je vais demander.",
    ),
  ),
  talk(
    "priya-nair-maison-kerala-squash-curry",
    en(
      "As hot as at home, or as hot as the menu says?",
      "@The menu says three chilies. I’d call it two and a memory.",
      "^That’s perfect for me.",
    ),
    fr(
      "Ça se mange avec le riz ou l’appam?",
      "@Appam, tear and scoop. Rice if there’s none left.",
      "L’appam part vite, arrivez avant sept heures.",
    ),
    fr("La courge tient ou elle se défait?", "@It holds, and then it gives up at the right time."),
  ),
  talk(
    "nadia-benali-maison-kerala-samosas",
    fr("La famille a été avisée. Bonne chance.", "@C’est de la trahison, ça."),
    fr("Au tamarin ou à la menthe, la sauce?", "@Les deux, une par main.", "^T’avais planifié ton coup."),
  ),
  talk(
    "rosa-delgado-maison-kerala-biryani",
    fr(
      "Ils t’ont montré quoi, en cuisine?",
      "@La feuille de cari fraîche, et comment ils la font chanter dans l’huile.",
      "^J’aurais voulu être là.",
    ),
    fr("Des raisins dans le riz, j’étais contre. J’étais contre avant."),
  ),
  talk(
    "lea-fontaine-maison-kerala-mango-lassi",
    fr("Tu te vantais d’aimer ça fort, me semble.", "@C’était une autre époque. La semaine passée."),
    fr("Mangue fraîche ou pulpe?", "@Pulpe d’Alphonso, et c’est mieux comme ça.", "^D’accord, je te fais confiance."),
    en("One lassi per curry is the legal minimum."),
  ),
  talk(
    "rania-khoury-le-cedre-shish-taouk",
    fr("Navet mariné, oui. Ma mère dit non. On s’en parle plus.", "@La mienne aussi a tranché: navet."),
    fr(
      "L’ail est assez fort pour annuler un rendez-vous?",
      "@Assez pour en annuler deux.",
      "^Parfait, j’en avais un de trop.",
    ),
  ),
  talk(
    "dimitri-papadakis-le-cedre-hummus",
    en("Dimitri, this is in writing now.", "@My account was hacked. By a chickpea.", "Best hacker in town."),
    en("Warm hummus? I’ve only had it from the fridge.", "@My friend. Go tonight.", "^Going tonight."),
    fr("Le persil dedans ou juste autour?", "@Around, with whole chickpeas. Very polite."),
  ),
  talk(
    "karim-bouzid-le-cedre-garlic-potatoes",
    fr("Une collègue m’a demandé si j’avais soupé au Cèdre. J’étais au téléphone.", "@Ha! C’est le plus bel hommage."),
    fr("Avec de la coriandre ou du persil?", "@Coriandre, hachée à la dernière minute.", "^Là tu me parles."),
  ),
  talk(
    "yasmine-el-amrani-le-cedre-knafeh",
    fr(
      "Le coin, c’est le meilleur morceau: croustillant des deux bords.",
      "@Chut! Ils vont commencer à le vendre plus cher.",
    ),
    fr("Au fromage ou à la crème?", "@Au fromage, et on tire dessus jusqu’au menton.", "^L’image est claire, merci."),
    fr("Ouvert jusqu’à quelle heure, pour vrai?", "@Une heure, des fois plus quand il y a une noce."),
  ),
  talk(
    "nadia-benali-le-cedre-mixed-grill",
    fr("Trois brochettes, toute seule, un soir de semaine. Une reine.", "@Merci, je le prends comme un titre."),
    fr(
      "Kafta ou agneau, s’il fallait en garder une?",
      "@Kafta. L’agneau le sait, il s’est fait une raison.",
      "^Même combat.",
    ),
    en("Do they grill the tomatoes too?", "@Yes, until they collapse. Squash them in the bread."),
  ),
  talk(
    "zoe-lapointe-ouzeri-kalamata-horiatiki",
    fr(
      "La laitue dans une grecque, c’est un rêve nord-américain.",
      "@J’ai appris ça debout devant tout le restaurant.",
    ),
    fr(
      "La feta est en bloc ou émiettée?",
      "@En bloc, avec l’origan dessus. C’est toi qui casses.",
      "^La seule bonne manière.",
    ),
    en("Did you mop the plate?", "@With three breads. No shame."),
  ),
  talk(
    "liam-obrien-ouzeri-kalamata-saganaki",
    en("Did you shout “opa” or just clap?", "@I clapped, then I shouted, then I was hungry again."),
    fr(
      "C’est avec du citron, tout de suite après la flamme?",
      "@Yes, the lemon puts it out.",
      "^Merci! Je le ferai pas à la maison, promis.",
    ),
    en("My eyebrows remember that cheese."),
  ),
  talk(
    "amara-diallo-ouzeri-kalamata-souvlaki",
    fr(
      "De l’origan par la poste! Il en vend-tu?",
      "@Il en donne une pincée si tu finis ton assiette.",
      "^Je vais finir deux assiettes.",
    ),
    fr(
      "Porc plutôt que poulet?",
      "@Toujours. Le poulet, c’est pour les jours sages.",
      "Je défends le poulet, moi. Bien mariné, il est meilleur.",
    ),
    en("A hillside is exactly it. I smelled it reading you."),
  ),
  talk(
    "wideline-charles-lakay-griot-griot",
    fr("Les coins, c’est pour les gens de la famille d’habitude!", "@Je me suis invitée dans la famille."),
    fr(
      "Le pikliz, on peut en acheter un pot?",
      "@Oui, au comptoir. Prends le petit, le grand est pour les braves.",
      "^Le grand, alors.",
    ),
    en("Fried plantain on the side or rice?", "@Plantain. Rice is for tomorrow."),
    fr("L’orange amère jusqu’à l’os, c’est une nuit de marinade, ça."),
  ),
  talk(
    "jules-adeyemi-lakay-griot-soup-joumou",
    fr("Merci de laisser Jean-Baptiste raconter avant. C’est ça, la soupe.", "@It wouldn’t taste the same otherwise."),
    en(
      "Do they serve it on the second, too?",
      "@Until the pot is empty, so be early on the first.",
      "^I’ll set an alarm for the New Year.",
    ),
    fr("Ma grand-mère met un peu de navet. Lui non. On l’aime pareil.", "La mienne aussi en met. C’est du régional."),
  ),
  talk(
    "fatoumata-keita-lakay-griot-diri-djondjon",
    fr("Seul, sans viande, je te suis. Le riz a rien à prouver.", "@Voilà! On me regarde toujours de travers."),
    fr(
      "Les champignons viennent d’Haïti?",
      "@Séchés, oui. Ça se sent dès qu’on pousse la porte.",
      "^Je vais suivre l’odeur.",
    ),
  ),
];
