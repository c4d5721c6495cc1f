/** The sounds of the board: a new order, or a cancellation by a diner (kitchen §12). */
export type Sound = "order" | "cancellation";

/**
 * The bells of each sound, one after the other: a new order rises, a cancellation falls and is deeper. Both are audible
 * over a fan.
 */
export const BELLS: Record<Sound, readonly number[]> = {
  order: [880, 1_318.5],
  cancellation: [659.3, 493.9, 329.6],
};
const BETWEEN_S = 0.16;
const LAST_S = 0.5;
/** Two sounds at the same time would be heard as a third. */
const PAUSE_S = 0.4;

/** The sounds that are due; orders that were touched make none. */
export const soundsFor = (unheard: boolean, cancelled: boolean): Sound[] => [
  ...(unheard ? (["order"] as const) : []),
  ...(cancelled ? (["cancellation"] as const) : []),
];

type Speaker = Pick<AudioContext, "currentTime" | "createOscillator" | "createGain" | "destination">;

/** Plays the sounds one after the other. */
export function playSounds(audio: Speaker, sounds: readonly Sound[]): void {
  let from = audio.currentTime;
  for (const sound of sounds) {
    for (const frequency of BELLS[sound]) {
      ring(audio, frequency, from);
      from += BETWEEN_S;
    }
    from += PAUSE_S;
  }
}

function ring(audio: Speaker, frequency: number, from: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(0.5, from + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.45);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + LAST_S);
}
