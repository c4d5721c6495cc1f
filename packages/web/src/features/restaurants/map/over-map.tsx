import type { ReactNode } from "react";

// Above the pins, where the focused one is above the others (map-pins.ts).

/** Centred at the top of a map: what it shows, and how to search elsewhere. The map beside it stays reachable. */
export const AtTop = ({ children }: { children: ReactNode }) => (
  <div className="pointer-events-none absolute inset-x-0 top-3 z-[3] grid justify-items-center gap-2 px-16 [&>*]:pointer-events-auto">
    {children}
  </div>
);

/** At the bottom of a map, within reach of the thumb: the card of the chosen restaurant. */
export const AtFoot = ({ children }: { children: ReactNode }) => (
  <div
    aria-live="polite"
    className="pointer-events-none absolute inset-x-3 bottom-3 z-[3] grid justify-center max-tablet:justify-stretch [&>*]:pointer-events-auto"
  >
    {children}
  </div>
);
