import { expect, test } from "vitest";
import { BELLS, playSounds, soundsFor } from "./sounds.ts";

/** An audio context that records the frequency and time of each bell. */
function speaker() {
  const bells: { frequency: number; at: number }[] = [];
  const gain = { setValueAtTime: () => gain, exponentialRampToValueAtTime: () => gain };
  const audio = {
    currentTime: 10,
    destination: {},
    createGain: () => ({ gain, connect: (to: unknown) => to }),
    createOscillator: () => {
      const tone = {
        type: "",
        frequency: { value: 0 },
        connect: (to: unknown) => to,
        start: (at: number) => void bells.push({ frequency: tone.frequency.value, at }),
        stop: () => {},
      };
      return tone;
    },
  };
  return { bells, audio: audio as unknown as AudioContext };
}

test("untouched orders and cancellations each have their own sound, and without any there is none (kitchen §12)", () => {
  expect(soundsFor(true, false)).toEqual(["order"]);
  expect(soundsFor(false, true)).toEqual(["cancellation"]);
  expect(soundsFor(true, true)).toEqual(["order", "cancellation"]);
  expect(soundsFor(false, false)).toEqual([]);
});

test("the sound of a new order rises, and that of a cancellation falls on lower bells", () => {
  const sorted = (sound: readonly number[]) => sound.toSorted((a, b) => a - b);
  expect(BELLS.order).toEqual(sorted(BELLS.order));
  expect(BELLS.cancellation).toEqual(sorted(BELLS.cancellation).toReversed());
  expect(Math.max(...BELLS.cancellation)).toBeLessThan(Math.min(...BELLS.order));
});

test("two sounds are played one after the other", () => {
  const { bells, audio } = speaker();
  playSounds(audio, ["order", "cancellation"]);
  expect(bells.map(({ frequency }) => frequency)).toEqual([...BELLS.order, ...BELLS.cancellation]);
  const [first, ...others] = bells.map(({ at }) => at);
  expect(first).toBe(10);
  // The pause between the sounds is longer than any gap within one.
  const gaps = others.map((at, index) => at - (bells[index]?.at ?? 0));
  expect(Math.max(...gaps)).toBe(gaps[BELLS.order.length - 1]);
  expect(gaps.every((gap) => gap > 0)).toBe(true);
});
