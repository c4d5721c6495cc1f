import { expect, test } from "vitest";
import { rememberZone, zoneOfToday } from "./zone-of-today.ts";

test("the last zone is remembered until the end of the day in the device's time zone (search §11)", () => {
  const montreal = "America/Toronto";
  const evening = new Date("2026-11-20T23:30:00-05:00");
  expect(zoneOfToday(evening, montreal)).toBeNull();
  rememberZone("verdun", evening, montreal);
  rememberZone("plateau", evening, montreal);
  expect(zoneOfToday(evening, montreal)).toBe("plateau");
  expect(zoneOfToday(new Date("2026-11-20T23:59:59-05:00"), montreal)).toBe("plateau");
  expect(zoneOfToday(new Date("2026-11-21T00:00:00-05:00"), montreal)).toBeNull();
  // It is gone for good, even if the clock is set back.
  expect(zoneOfToday(evening, montreal)).toBeNull();
});
