import { afterEach, expect, it, vi } from "vitest";
import { keptLanguage } from "./kept-language.ts";

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["the member's own", '{"of":"12345678","user":{"id":7,"language":"fr"}}', "fr"],
  ["none where they have none", '{"of":"12345678","user":{"id":7,"language":null}}', null],
  ["nobody's after a sign-out", '{"of":"","user":null}', null],
  ["none where nothing is kept", null, null],
  ["none of what is no such thing", '{"user":{"language":1}}', null],
])("the language stored on the device is %s", (_whose, entry, language) => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "user" ? entry : null) });
  expect(keptLanguage()).toBe(language);
});
