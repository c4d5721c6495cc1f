import type { WeekHours } from "@tablee/domain/restaurants/week-hours";
import { useEffect, useEffectEvent, useState } from "react";
import { WeekFields } from "../../settings/week-fields.tsx";

/** How long a hand that draws hours rests before they are saved: one edit, and one step back, for one gesture. */
const REST_MS = 600;

/** A week that is saved once it is drawn, not at every half hour that the hand passes. */
export function SettlingWeek({ week, save }: { week: WeekHours; save: (week: WeekHours) => void }) {
  const [drawn, setDrawn] = useState<WeekHours | null>(null);
  const settle = useEffectEvent(() => {
    if (drawn === null) return;
    save(drawn);
    setDrawn(null);
  });
  useEffect(() => {
    if (drawn === null) return;
    const timer = setTimeout(settle, REST_MS);
    return () => clearTimeout(timer);
  }, [drawn]);
  // Whoever leaves before that has drawn it all the same.
  useEffect(() => () => settle(), []);
  return <WeekFields week={drawn ?? week} onChange={setDrawn} />;
}
