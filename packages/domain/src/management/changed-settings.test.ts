import fc from "fast-check";
import { expect, it } from "vitest";
import { changedSettings } from "./changed-settings.ts";
import { SETTING_NAMES, type Setting } from "./settings.ts";

it("settings are changed only where the value that was seen is still stored", () => {
  const now = Object.fromEntries(SETTING_NAMES.map((name) => [name, 0])) as Record<Setting, unknown>;
  const anyChange = fc.dictionary(fc.constantFrom(...SETTING_NAMES), fc.record({ seen: fc.nat(2), value: fc.nat(2) }));
  fc.assert(
    fc.property(anyChange, (change) => {
      const entries = Object.entries(change);
      const result = changedSettings(now, {
        seen: Object.fromEntries(entries.map(([name, { seen }]) => [name, seen])),
        values: Object.fromEntries(entries.map(([name, { value }]) => [name, value])),
      });
      // What still has the value that was seen was not changed here.
      const changed = entries.filter(([, { value, seen }]) => value !== 0 && value !== seen);
      const named = changed.map(([name]) => name).toSorted();
      const met = changed.filter(([, { seen }]) => seen !== 0).map(([name]) => name);
      if ("code" in result) expect(result.conflicts.map(({ setting }) => setting).toSorted()).toEqual(met.toSorted());
      else expect([met, result.changed.toSorted()]).toEqual([[], named]);
    }),
  );
});
