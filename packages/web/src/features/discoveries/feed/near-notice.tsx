import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { MapPin } from "lucide-react";
import { useEffect, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { knownPosition, locate, locateByAddress, locateIfAllowed, usePosition } from "../../../platform/position.ts";
import { useAppContext } from "../../../routes/app-context.ts";

/**
 * Above the nearby discoveries: says that the position is the network's or the fixed one (places §1), and how to change
 * that.
 */
export function NearNotice() {
  useWords();
  const app = useAppContext();
  const toasts = useToasts();
  const here = usePosition();
  const [asking, setAsking] = useState(false);
  useEffect(() => void locateIfAllowed(app), [app]);
  if (here.from === "device") return null;
  const ask = async () => {
    setAsking(true);
    const found = await locate(app.platform);
    if (!found) await locateByAddress(app);
    setAsking(false);
    if (found) return;
    const byAddress = knownPosition().from === "address";
    const text = byAddress ? m.discoveries_position_refused_address() : m.discoveries_position_refused();
    toasts.show({ text, tone: "info", id: "position" });
  };
  return (
    <Notice
      tone="neutral"
      icon={<MapPin />}
      announce={false}
      className="mb-5"
      action={
        <Button variant="strong" size="sm" loading={asking} onClick={() => void ask()}>
          {m.discoveries_use_position()}
        </Button>
      }
    >
      {here.from === "address" ? m.discoveries_near_address() : m.discoveries_near_fallback()}
    </Notice>
  );
}
