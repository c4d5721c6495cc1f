import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { stored } from "../../../storage/stored.ts";
import { playSounds, type Sound } from "./sounds.ts";

/** This tablet's settings for its board. */
const preferences = stored("kitchen", v.object({ sound: v.optional(v.boolean(), true) }));

/** `off`: muted by hand. `locked`: wanted, but browsers play no sound on a page before it is touched. */
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

/** Must be called from a press: only then does the browser allow sound. */
export async function unlockSound(): Promise<void> {
  if (state() !== "locked") return;
  try {
    if (!audio) {
      audio = new AudioContext();
      audio.addEventListener("statechange", tell);
    }
    await audio.resume();
  } catch {
    // This device has no sound: the ring and the text remain.
  }
  tell();
}

export function switchSound(on: boolean): void {
  preferences.set({ sound: on });
  tell();
  if (on) void unlockSound().then(() => chime(["order"]));
}

/** Plays the sounds, unless sound is off or not allowed on this page yet. */
export function chime(sounds: readonly Sound[]): void {
  if (!audio) return;
  if (state() === "on") playSounds(audio, sounds);
  // A device that slept, or was interrupted by a call, has stopped the sound of a page that had it: it may return.
  else if (state() === "locked") void audio.resume().catch(() => {});
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
