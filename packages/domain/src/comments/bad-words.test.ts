import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { badWordsOf } from "./bad-words.ts";

describe("bad words of a comment", () => {
  it.each([
    ["what a shit burger", "shit"],
    ["Quelle MERDE", "MERDE"],
    ["c'est de la m3rde", "m3rde"],
    ["fvck this", "fvck"],
    ["sh!t!", "sh!t"],
    ["$hit.", "$hit"],
    ["f.u.c.k this", "f.u.c.k"],
    ["f u c k", "f u c k"],
    ["fuuuuuck", "fuuuuuck"],
    ["f*ck", "f*ck"],
    ["une m*rde", "m*rde"],
    ["fu\u200bck", "fu\u200bck"],
    ["fu\u3164ck", "fu\u3164ck"],
    ["fu\uffa0ck", "fu\uffa0ck"],
    ["fu\u{e0061}ck", "fu\u{e0061}ck"],
    ["ѕhіt", "ѕhіt"],
    ["ｆｕｃｋ", "ｆｕｃｋ"],
    ["espèce d'enculé", "enculé"],
    ["espece d'encule", "encule"],
    ["Nique ta mère", "Nique ta mère"],
    ["les connards", "connards"],
    ["c'est de la marde", "marde"],
    ["M4RDE", "M4RDE"],
    ["bande de mardeux", "mardeux"],
    ["les mardeuses", "mardeuses"],
    ["va te faire niquer", "niquer"],
    ["nique la police", "nique"],
    ["tu me niques la soirée", "niques"],
    ["ils nous ont niqués", "niqués"],
    ["une soirée niquée", "niquée"],
    ["ils niquaient tout", "niquaient"],
    ["on s'est fait n1quer", "n1quer"],
    ["tabarnak", "tabarnak"],
    ["a whore", "whore"],
    ["sous-merde", "merde"],
    ["en-cu-lé", "en-cu-lé"],
    ["fu_ck", "fu_ck"],
    ["s\nh\ni\nt", "s\nh\ni\nt"],
    ["ⓕⓤⓒⓚ", "ⓕⓤⓒⓚ"],
    ["🄵🅄🄲🄺", "🄵🅄🄲🄺"],
    ["𝓯𝓾𝓬𝓴", "𝓯𝓾𝓬𝓴"],
    ["🅕🅤🅒🅚", "🅕🅤🅒🅚"],
    ["🅵🆄🅲🅺 this", "🅵🆄🅲🅺"],
    ["sale filsdepute", "filsdepute"],
    ["va te pendre", "va te pendre"],
    ["pute...", "pute"],
    ["f̶u̶c̶k̶", "f̶u̶c̶k̶"],
    ["ƒuck", "ƒuck"],
    ["sh¡t", "sh¡t"],
    ["fuckk", "fuckk"],
    ["fuuck", "fuuck"],
    ["ffuucckk", "ffuucckk"],
    ["sshitt", "sshitt"],
    ["meerrde", "meerrde"],
    ["Puuutain", "Puuutain"],
    ["connnard", "connnard"],
    ["fuuckss", "fuuckss"],
    ["fuu3cckk u fu\u00fcck", "fu\u00fcck"],
    ["fa99ot", "fa99ot"],
    ["@fuck", "@fuck"],
  ])("are found in %s", (text, bad) => expect(badWordsOf(text)).toEqual([bad]));

  it("are each listed once, as they were written", () => {
    expect(badWordsOf("Shit, shit and Merde, shit")).toEqual(["Shit", "shit", "Merde"]);
  });

  it.each([
    "Un coq au vin comme chez ma grand-mère",
    "Poutine and shiitake",
    "Cock-a-leekie soup, then spotted dick with custard",
    "Carottes rapes, pan con aguacate, frijoles negros, risotto con funghi",
    "Poon choi, bastard halibut and the kick-ass wings",
    "A Slippery Nipple after a Fat Bastard",
    "Faggots and peas, the Welsh way",
    "A Sex on the Beach, then food porn",
    "La tapette à mouche et les couilles du pape",
    "Off-the-cuff, un va-et-vient, la mi-cuit, un tête-à-tête",
    "Cock-a-leekie, boulette, bâtard",
    "Chili con carne, arroz negro",
    "Le fromage râpé et la râpe",
    "Peter and Ann ate the pork butt",
    "Every bite! Deux baisers de meringue",
    "Battre les blancs dans un cul-de-poule",
    "La tanche, la raie et un amuse-gueule",
    "Spotted dick with custard",
    "455 g de boeuf, 5.5 L, A55",
    "Spaghetti alla puttanesca",
    "Sucre, sucré, Succulent, assiette, classic, cocktail, Scunthorpe",
    "Un pique-nique, des pique-niques, on a pique-niqué, un panier à pique-niquer, ils pique-niquaient",
    "Parfait pour un pique nique; piqueniquer au parc, un picnic, faire la nique aux grandes tables",
    "Une technique unique, Véronique et Dominique, la clinique, du nickel; Mardi, marbré, moutarde, marmelade",
    "Les pâtes, le pâté, des patates pilées",
    "Hot chick sandwich, jelly donut",
    "Cumin, cucumber, analyse, peacock, shitake",
    "Buffet bourré de bonnes choses; une folle envie",
    "Pros and cons",
    "Moong dal, puttees, rapping in a cul-de-sac, the annals of assessment: we assess and cull",
    "Carottes râpées, carottes rapees, une turlutte, des culs-de-sac",
    "Deep-fried Twinkies",
    "Coool, soooo goood, yummmmy, mmmmm, miaammm, délicieuuux, paaarfait, suuuper, hummmm",
    "Boccone, pappardelle, bresaola, mozzarella, couscous, cannelloni, baklawa, assiette, poivre",
    "C O D is a fish",
    "Bonne fête en retard, le livreur avait du retard",
    "Pet de sœur, tête fromagée, cipaille",
    "Une sauce à l'ail, sextuple portion",
  ])("are not found in %s", (text) => expect(badWordsOf(text)).toEqual([]));

  it("are found with repeated letters, but not with a missing one", () => {
    const drawn = (word: string) =>
      fc
        .array(fc.integer({ min: 1, max: 4 }), { minLength: word.length, maxLength: word.length })
        .map((runs) => Array.from(word, (letter, at) => letter.repeat(runs[at] ?? 1)).join(""));
    const some = fc.constantFrom("fuck", "merde", "connard", "whore", "tabarnak").chain(drawn);
    fc.assert(
      fc.property(some, (word) => {
        expect(badWordsOf(`ce ${word}!`)).toEqual([word]);
      }),
    );
    expect(badWordsOf("Ass: as; pussy: pusy, puss; conne: cone; poon: pon; cocks: cook")).toEqual([
      "Ass",
      "pussy",
      "conne",
      "poon",
      "cocks",
    ]);
  });

  it("are found after any other text, on which the search never fails", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        badWordsOf(text);
        expect(badWordsOf(`miam \n ${text} \n merde`)).toContain("merde");
      }),
    );
  });
});
