import { expect, it } from "vitest";
import { minutesWords } from "./minutes.ts";

it.each([
  [0, "1 min"],
  [29, "1 min"],
  [90, "2 min"],
  [754, "13 min"],
])("%d seconds are %s, wherever an average is shown", (seconds, words) => expect(minutesWords(seconds)).toBe(words));
