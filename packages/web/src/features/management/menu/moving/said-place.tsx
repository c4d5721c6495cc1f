import { LiveRegion } from "@tablee/design-system/live-region";
import { useState } from "react";
import { m } from "../../../../paraglide/messages.js";

/** Returns what says at which place a line or a part is now, from 0, of how many; and the region that announces it. */
export function useSaidPlace() {
  const [said, setSaid] = useState<string | null>(null);
  return {
    sayPlace: (name: string, at: number, count: number) => setSaid(m.management_place({ name, place: at + 1, count })),
    region: <LiveRegion>{said}</LiveRegion>,
  };
}
