import { describe, expect, it } from "vitest";
import { readNickname } from "./nickname.ts";

describe("readNickname", () => {
  it("accepts readable names and puts them on one line", () => {
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
