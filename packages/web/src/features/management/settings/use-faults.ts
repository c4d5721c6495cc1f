import type { Setting } from "@tablee/domain/management/settings";
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { type RefObject, useEffect, useState } from "react";
import { sectionOf } from "./section-of.ts";
import type { SettingsSection } from "./sections.ts";

/** How often a problem is looked for that its field shows only once typing pauses, in ms. */
const LOOK_MS = 50;

interface Faults {
  /** The settings that cannot be saved. */
  faulty: readonly Setting[];
  /** The element with the open section. */
  sections: RefObject<HTMLElement | null>;
  shown: SettingsSection;
  open: (section: SettingsSection) => void;
}

/** Moves the focus to the first problem that is shown; a message about several fields takes it itself. */
function focusProblem(sections: HTMLElement | null): boolean {
  // Other messages of a section, as about an address, are no problem of what is typed.
  const first =
    sections?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    sections?.querySelector<HTMLElement>('[data-fault] [role="alert"]');
  if (!first) return false;
  if (first.getAttribute("role") === "alert") first.tabIndex = -1;
  first.scrollIntoView({ block: "center" });
  first.focus({ preventScroll: true });
  return true;
}

/**
 * Leads to the first setting that cannot be saved: opens its section and focuses it. `isAsked`: whether somebody has
 * pressed Save since, so that the bar says what is wrong (management §18).
 */
export function useFaults({ faulty, sections, shown, open }: Faults) {
  const [asked, setAsked] = useState(0);
  const first = faulty[0];
  // What is wrong later is named after the next press.
  if (asked > 0 && first === undefined) setAsked(0);
  const isThere = first !== undefined && sectionOf(first) === shown;
  useEffect(() => {
    if (asked === 0 || !isThere) return;
    const end = performance.now() + INPUT_PAUSE_MS + 4 * LOOK_MS;
    const timer = setInterval(() => {
      if (focusProblem(sections.current) || performance.now() > end) clearInterval(timer);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [asked, isThere, sections]);
  return {
    isAsked: asked > 0 && first !== undefined,
    show: () => {
      if (first === undefined) return;
      open(sectionOf(first));
      setAsked((count) => count + 1);
    },
  };
}
