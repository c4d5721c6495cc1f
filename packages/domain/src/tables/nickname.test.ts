import { describe, expect, it } from "vitest";
import { posesAsStaff, readNickname } from "./nickname.ts";

describe("readNickname", () => {
  it("takes what can be read, on one line", () => {
    expect(readNickname("  Zoé \n la\tBleue ")).toBe("Zoé la Bleue");
    expect(readNickname("é")).toBe("é");
    expect(readNickname("李雷 🦊")).toBe("李雷 🦊");
    expect(readNickname("Zoé ❤️")).toBe("Zoé ❤️");
    expect(readNickname("Nguyễn Thị Ánh")).toBe("Nguyễn Thị Ánh");
    expect(readNickname("นิ่ม")).toBe("นิ่ม");
    expect(readNickname("7")).toBe("7");
    expect(readNickname("a".repeat(30))).toHaveLength(30);
  });

  it.each([
    ["nothing to read", ["", "   ", "🦊", "...", "\u0301", "\u0301\u0302\u0303", "\u2800\u2800", "\ufe0f"]],
    ["letters that show nothing", ["\u3164", "\u115f\u1160", "\uffa0", "a\u3164", "\u17b4"]],
    ["what turns a line around or hides", ["a\u202eb", "a\u2066b", "a\u200bb", "a\u200fb", "a\u00adb"]],
    ["what breaks a line or a ticket", ["a\u0000", "a\u001b[2J", "\ud83ca", "a\u2028\u0007b"]],
    ["marks heaped upon a letter", ["S\u0301\u0302\u0303\u0304am"]],
    ["more than a ticket has room for", ["a".repeat(31)]],
  ])("refuses %s", (_what, names) => {
    for (const name of names) expect(readNickname(name), JSON.stringify(name)).toBeNull();
  });
});

describe("posesAsStaff", () => {
  const restaurant = ["Chez Loulou", "Loulou's"];

  it("knows the words of both languages, in any case, with or without accents, alone or beside a name", () => {
    const posing = ["Staff", "the kitchen", "Cuisine", "SERVEUR Marc", "Serveuse 2", "admin", "Tablée", "TABLEE"];
    for (const name of [...posing, "Manager", "gérant", "Propriétaire", "Chef", "Kitchen 2", "équipe", "Maître d'"]) {
      expect(posesAsStaff(name, []), name).toBe(true);
    }
  });

  it("reads them in passing: with digits, signs, gaps and letters of other scripts for theirs", () => {
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

  it("knows what the restaurant is called, in each language", () => {
    for (const name of ["chez loulou", "Chez Loulou 4", "ChezLoulou", "Le Chez Loulou", "Loulou’s"]) {
      expect(posesAsStaff(name, restaurant), name).toBe(true);
    }
    expect(posesAsStaff("Loulou", restaurant)).toBe(false);
    expect(posesAsStaff("Sam", ["", "🍕"])).toBe(false);
  });

  it("lets people be called as they are", () => {
    const names = ["Sam", "Zoé", "Stafford", "Kitchener", "Administra", "Marc-André", "Guest 12", "Léa & Tom", "李雷"];
    for (const name of [...names, "Patrick", "Serge", "Tabitha", "Иван", "Ève 3", "Managua"]) {
      expect(posesAsStaff(name, restaurant), name).toBe(false);
    }
  });
});
