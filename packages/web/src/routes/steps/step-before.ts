import { type ParsedLocation, useRouter } from "@tanstack/react-router";
import { useState } from "react";

/** The step of the history before the page that is shown. */
export interface StepBefore {
  href: string;
  sheet: string | null;
}

/** The step before `here` in the history, as far as it is known from the page that was `shown` before. */
function before(here: ParsedLocation, shown: ParsedLocation | undefined): StepBefore | null {
  if (!shown) return null;
  const href = shown.maskedLocation?.href ?? shown.href;
  const sheet = shown.state.sheet ?? null;
  const steps = here.state.__TSR_index - shown.state.__TSR_index;
  if (steps === 1) return { href, sheet };
  // A link in a sheet has replaced the sheet's step: before it is the page without the sheet.
  return steps === 0 && sheet !== null ? { href, sheet: null } : null;
}

/** The step before each page that has asked for it, by the key of the page's own step. */
const known = new Map<string | undefined, StepBefore>();

/**
 * The step before this page, if it was shown before this page, or before what Back has led here from; null if this page
 * was loaded as a document.
 */
export function useStepBefore(): StepBefore | null {
  const { latestLocation, state } = useRouter();
  const [step] = useState(() => {
    const { __TSR_key: key } = latestLocation.state;
    const found = before(latestLocation, state.resolvedLocation) ?? known.get(key) ?? null;
    if (found) known.set(key, found);
    return found;
  });
  return step;
}
