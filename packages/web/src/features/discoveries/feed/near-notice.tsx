import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { useToasts } from "@tablee/design-system/toasts";
import { MapPin } from "lucide-react";
import { useEffect, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { locate, locateIfAllowed, usePosition } from "../../../platform/position.ts";
import { useAppContext } from "../../../routes/app-context.ts";

/** Above what is near: that it is near the fixed position (places §1), and the way to change that. */
export function NearNotice() {
  useWords();
  const { platform } = useAppContext();
  const toasts = useToasts();
  const here = usePosition();
  const [asking, setAsking] = useState(false);
  useEffect(() => void locateIfAllowed(platform), [platform]);
  if (here.from === "device") return null;
  const ask = async () => {
    setAsking(true);
    const found = await locate(platform);
    setAsking(false);
    if (!found) toasts.show({ text: m.discoveries_position_refused(), tone: "info", id: "position" });
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
      {m.discoveries_near_fallback()}
    </Notice>
  );
}
