/** A pin as the keyboard sees it: its button, and where it is. */
export interface RovingPin {
  button: HTMLButtonElement;
  latitude: number;
  longitude: number;
}

/** How far each key goes; Home and End go to the first and the last. */
const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** From north to south, and from west to east, as one reads. */
const ordered = (pins: readonly RovingPin[]): HTMLButtonElement[] =>
  pins
    .toSorted((one, other) => other.latitude - one.latitude || one.longitude - other.longitude)
    .map(({ button }) => button);

/**
 * Makes all pins one stop of the Tab key, however many there are (restaurants §34): the focused one, otherwise the
 * pressed one, otherwise the last stop, otherwise the first. Call it whenever pins or their states change.
 */
export function keepOneStop(pins: readonly RovingPin[]): void {
  const buttons = ordered(pins);
  const stop =
    buttons.find((button) => button === document.activeElement) ??
    buttons.find((button) => button.getAttribute("aria-pressed") === "true") ??
    buttons.find(({ tabIndex }) => tabIndex === 0) ??
    buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">;

/**
 * Moves the focus from one pin to another by a key; returns whether the key did so. With Alt, Ctrl or Meta, a key is
 * the browser's: Alt and the left arrow go back a page.
 */
export function goBetweenPins(pins: readonly RovingPin[], from: HTMLButtonElement, pressed: Key): boolean {
  const { key, altKey, ctrlKey, metaKey } = pressed;
  if (altKey || ctrlKey || metaKey) return false;
  const buttons = ordered(pins);
  const at = buttons.indexOf(from);
  const step = STEPS[key];
  if (at === -1 || (step === undefined && key !== "Home" && key !== "End")) return false;
  const to = step === undefined ? (key === "Home" ? 0 : buttons.length - 1) : at + step;
  buttons.at(to % buttons.length)?.focus({ preventScroll: true });
  return true;
}
