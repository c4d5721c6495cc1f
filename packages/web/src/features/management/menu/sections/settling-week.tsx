import type { WeekHours } from "@tablee/domain/restaurants/week-hours";
import { useEffect, useEffectEvent, useState } from "react";
import { WeekFields } from "../../settings/week-fields.tsx";
import { useReportUnsaved } from "../typing/unsaved-fields.ts";

/** How long drawing must pause before it is saved, in ms: one edit, and one undo step, per gesture. */
const REST_MS = 600;

/** A week that is saved once it is drawn, not at every half hour that the pointer passes. */
export function SettlingWeek({ week, save }: { week: WeekHours; save: (week: WeekHours) => void }) {
  const [drawn, setDrawn] = useState<WeekHours | null>(null);
  useReportUnsaved(drawn !== null);
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
  // Leaving earlier must not lose what was drawn.
  useEffect(() => () => settle(), []);
  return <WeekFields week={drawn ?? week} onChange={setDrawn} />;
}
