import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { stored } from "../../../storage/stored.ts";
import { playSounds, type Sound } from "./sounds.ts";

/** What this tablet keeps about its board. */
const preferences = stored("kitchen", v.object({ sound: v.optional(v.boolean(), true) }));

/** `off`: muted by hand. `locked`: wanted, but the browser lets no page sound before it was touched. */
export type SoundState = "off" | "locked" | "on";

let audio: AudioContext | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

const state = (): SoundState => {
  if (!preferences.get().sound) return "off";
  return audio?.state === "running" ? "on" : "locked";
};

/** Called from a press: only then does the browser let go of its lock. */
export async function unlockSound(): Promise<void> {
  if (state() !== "locked") return;
  try {
    if (!audio) {
      audio = new AudioContext();
      audio.addEventListener("statechange", tell);
    }
    await audio.resume();
  } catch {
    // No sound on this device: the ring and the words remain.
  }
  tell();
}

export function switchSound(on: boolean): void {
  preferences.set({ sound: on });
  tell();
  if (on) void unlockSound().then(() => chime(["order"]));
}

/** Nothing where the sound is off, or this page may not sound yet. */
export function chime(sounds: readonly Sound[]): void {
  if (audio && state() === "on") playSounds(audio, sounds);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const stop = preferences.subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
};

export const useSound = (): SoundState => useSyncExternalStore(subscribe, state, () => "off");
