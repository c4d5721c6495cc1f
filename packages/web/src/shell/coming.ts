import { useEffect } from "react";

let count = 0;

/**
 * Says that what the person asked for is being loaded: <html data-coming>, for which bars.css draws a bar at the top of
 * the screen (shell §19). Returns how to say that it is there.
 */
export function coming(): () => void {
  const { dataset } = document.documentElement;
  count += 1;
  dataset["coming"] = "";
  return () => {
    count -= 1;
    if (count === 0) delete dataset["coming"];
  };
}

/** The fallback of a part that a press opens, and that has nothing to show until it is loaded. */
export function Coming() {
  useEffect(coming, []);
  return null;
}
