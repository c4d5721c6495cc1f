import type { Zone } from "@tablee/contract/places/places.schema";
import { Button } from "@tablee/design-system/button";
import { Chip } from "@tablee/design-system/chip";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { textIn } from "@tablee/domain/language/text-in";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import type { Point } from "@tablee/domain/restaurants/distance";
import { LocateFixed } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { knownPosition, locate, locateByAddress } from "../../../platform/position.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { useFinishSheet } from "../../../routes/steps/use-finish-sheet.ts";
import type { Sheet } from "../../../routes/steps/use-sheet.ts";
import { writePoint } from "../restaurants-search.ts";
import { AddressSearch } from "./address-search.tsx";

/** The number of neighbourhoods offered; others are found by address. */
const MOST_ZONES = 24;

interface PositionSheetProps {
  sheet: Sheet;
  /** From where the list starts now, as a sentence. */
  now: string;
  zones: readonly Zone[];
}

/** The choice of where the list starts (places §14): at the device, at an address, in a neighbourhood, or downtown. */
export function PositionSheet({ sheet, now, zones }: PositionSheetProps) {
  const language = useLanguage();
  const finish = useFinishSheet(sheet);
  const go = (point: Point | null) =>
    finish((search) => ({ ...search, around: point ? writePoint(point) : undefined }));
  return (
    <ResponsiveDialog
      open
      hasOwnStep
      onOpenChange={(open) => (open ? undefined : sheet.hide())}
      title={m.restaurants_position_title()}
      description={now}
      closeLabel={m.restaurants_close()}
      size="sm"
    >
      <DeviceButton onFound={() => go(null)} />
      <AddressSearch onTake={go} />
      <h3 id="position-zones" className="mt-6 font-display text-t3">
        {m.restaurants_position_zones()}
      </h3>
      <div role="group" aria-labelledby="position-zones" className="mt-3 flex flex-wrap gap-x-2 gap-y-2.5">
        {zones.length === 0 ? (
          <Chip onClick={() => go(FALLBACK_POSITION)}>{m.restaurants_position_downtown()}</Chip>
        ) : null}
        {zones.slice(0, MOST_ZONES).map(({ zone, name, centre }) => (
          <Chip key={zone} onClick={() => go(centre)}>
            {textIn(name, language)}
          </Chip>
        ))}
      </div>
    </ResponsiveDialog>
  );
}

/** Asks the device for its position; without one, the network address's position is used. */
function DeviceButton({ onFound }: { onFound: () => void }) {
  useWords();
  const app = useAppContext();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const ask = async () => {
    setBusy(true);
    const found = await locate(app.platform);
    if (!found) await locateByAddress(app);
    // A device may take its time, and the sheet may be closed by then.
    if (!isHere.current) return;
    setBusy(false);
    if (!found) {
      const byAddress = knownPosition().from === "address";
      toasts.show({ text: byAddress ? m.restaurants_located_by_address() : m.restaurants_not_located(), tone: "info" });
    }
    onFound();
  };
  return (
    <Button
      variant="quiet"
      size="lg"
      block
      start={<LocateFixed aria-hidden="true" />}
      loading={busy}
      onClick={() => void ask()}
    >
      {busy ? m.restaurants_locating() : m.restaurants_position_device()}
    </Button>
  );
}
