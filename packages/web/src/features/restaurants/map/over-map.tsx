import type { ReactNode } from "react";

// Over the pins, of which the one in focus lies over the others (map-pins.ts).

/** At the top of a map, in its middle: what it shows, and how to search elsewhere. The map beside it stays in reach. */
export const AtTop = ({ children }: { children: ReactNode }) => (
  <div className="pointer-events-none absolute inset-x-0 top-3 z-[3] grid justify-items-center gap-2 px-16 [&>*]:pointer-events-auto">
    {children}
  </div>
);

/** At the foot of a map, under the thumb: the card of what was chosen. */
export const AtFoot = ({ children }: { children: ReactNode }) => (
  <div
    aria-live="polite"
    className="pointer-events-none absolute inset-x-3 bottom-3 z-[3] grid justify-center max-tablet:justify-stretch [&>*]:pointer-events-auto"
  >
    {children}
  </div>
);
