/** What the board calls with: a new order, or what a diner took back (kitchen §12). */
export type Sound = "order" | "cancellation";

/** Bells, one after the other: a new order rises, what was taken back falls and is deeper. Both are heard through a fan. */
export const BELLS: Record<Sound, readonly number[]> = {
  order: [880, 1_318.5],
  cancellation: [659.3, 493.9, 329.6],
};
const BETWEEN_S = 0.16;
const LAST_S = 0.5;
/** Over each other two sounds would be a third. */
const PAUSE_S = 0.4;

/** What calls now: nothing that was touched does. */
export const soundsFor = (unheard: boolean, cancelled: boolean): Sound[] => [
  ...(unheard ? (["order"] as const) : []),
  ...(cancelled ? (["cancellation"] as const) : []),
];

type Speaker = Pick<AudioContext, "currentTime" | "createOscillator" | "createGain" | "destination">;

/** Plays them one after the other. */
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
