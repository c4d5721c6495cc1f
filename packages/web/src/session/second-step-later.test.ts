import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atSignIn, isNewOwner, isPutOff, putOff, putOffForSteps, stepsDone } from "./second-step-later.ts";

const MEMBER = { id: 7, second_step_due: false };
const OWNER = { id: 7, second_step_due: true };
const DAY_MS = 86_400_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  atSignIn(OWNER);
  vi.useRealTimers();
});

test("a member who must add a second step is asked at sign-in, and can put it off for a day or until the next sign-in", () => {
  atSignIn(OWNER);
  expect([isNewOwner(7), isPutOff(7)]).toEqual([false, false]);
  putOff(7);
  expect([isPutOff(7), isPutOff(8)]).toEqual([true, false]);
  // The member said "later" themselves: what they publish does not undo that.
  stepsDone();
  expect(isPutOff(7)).toBe(true);
  vi.advanceTimersByTime(DAY_MS);
  expect(isPutOff(7)).toBe(false);
  putOff(7);
  atSignIn(OWNER);
  expect(isPutOff(7)).toBe(false);
});

test("a member who becomes an owner after signing in is not asked until the place is open, for a day at most", () => {
  atSignIn(MEMBER);
  expect([isNewOwner(7), isNewOwner(8)]).toEqual([true, false]);
  putOffForSteps(7);
  expect([isNewOwner(7), isPutOff(7)]).toEqual([false, true]);
  stepsDone();
  expect([isNewOwner(7), isPutOff(7)]).toEqual([false, false]);
  atSignIn(MEMBER);
  putOffForSteps(7);
  vi.advanceTimersByTime(DAY_MS);
  expect([isNewOwner(7), isPutOff(7)]).toEqual([false, false]);
});
