import { describe, expect, it } from "vitest";
import { posesAsStaff } from "./posing-as-staff.ts";

describe("posesAsStaff", () => {
  const restaurant = ["Chez Loulou", "Loulou's"];

  it("recognises the words of both languages, in any case, with or without accents, alone or beside a name", () => {
    const posing = ["Staff", "the kitchen", "Cuisine", "SERVEUR Marc", "Serveuse 2", "admin", "Tablée", "TABLEE"];
    for (const name of [...posing, "Manager", "gérant", "Propriétaire", "Chef", "Kitchen 2", "équipe", "Maître d'"]) {
      expect(posesAsStaff(name, []), name).toBe(true);
    }
  });

  it("recognises them with digits, signs, gaps and lookalike letters of other scripts", () => {
    const posing = [
      "K1tchen",
      "$t@ff",
      "s t a f f",
      "K.i.t.c.h.e.n",
      "ѕtаff",
      "ꜱᴛᴀꜰꜰ",
      "ＡＤＭＩＮ",
      "Tab1ée",
      "𝓢𝓽𝓪𝓯𝓯",
    ];
    for (const name of posing) expect(posesAsStaff(name, []), name).toBe(true);
  });

  it("recognises the restaurant's name, in each language", () => {
    for (const name of ["chez loulou", "Chez Loulou 4", "ChezLoulou", "Le Chez Loulou", "Loulou’s"]) {
      expect(posesAsStaff(name, restaurant), name).toBe(true);
    }
    expect(posesAsStaff("Loulou", restaurant)).toBe(false);
    expect(posesAsStaff("Sam", ["", "🍕"])).toBe(false);
  });

  it("accepts people's real names", () => {
    const names = ["Sam", "Zoé", "Stafford", "Kitchener", "Administra", "Marc-André", "Guest 12", "Léa & Tom", "李雷"];
    for (const name of [...names, "Patrick", "Serge", "Tabitha", "Иван", "Ève 3", "Managua"]) {
      expect(posesAsStaff(name, restaurant), name).toBe(false);
    }
  });
});
