import { expect, test } from "vitest";
import { memoryCheck } from "./return-memory.ts";

test("collections spare memory from 260 MB on, until the process takes less than 240 MB", () => {
  let megabytes = 0;
  const said: boolean[] = [];
  const check = memoryCheck({ resident: () => megabytes * 1_000_000, setSparing: (sparing) => said.push(sparing) });
  const at = (taken: number) => {
    megabytes = taken;
    check();
    return said.splice(0);
  };
  expect(at(150)).toEqual([]);
  expect(at(260)).toEqual([]);
  expect(at(261)).toEqual([true]);
  expect(at(300)).toEqual([]);
  expect(at(241)).toEqual([]);
  expect(at(240)).toEqual([false]);
  expect(at(255)).toEqual([]);
  expect(at(270)).toEqual([true]);
});

test("a process that has too many files open to read its memory goes on", () => {
  const resident = (): number => {
    throw new Error("EMFILE: too many open files");
  };
  const check = memoryCheck({ resident, setSparing: () => expect.unreachable() });
  expect(check).not.toThrow();
});
