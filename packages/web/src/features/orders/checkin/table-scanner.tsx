import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useRef, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { tableCodeIn } from "./scan-code.ts";
import { type ScanState, useCodeScan } from "./use-code-scan.ts";

interface TableScannerProps {
  open: boolean;
  onClose: () => void;
  /** Called with the text of a scanned QR code that contains a table's code. */
  onRead: (text: string) => void;
  /** Called once the dialog has closed, if somebody prefers to type. */
  onType: () => void;
}

/** Scans the code on the table; without a camera, or if it is refused, the code is typed. */
export function TableScanner({ open, onClose, onRead, onType }: TableScannerProps) {
  useWords();
  const typing = useRef(false);
  return (
    <ResponsiveDialog
      open={open}
      hasOwnStep
      onOpenChange={(next) => (next ? undefined : onClose())}
      onClosed={() => {
        if (typing.current) onType();
        typing.current = false;
      }}
      title={m.checkin_scan_title()}
      closeLabel={m.basket_settings_close()}
      size="sm"
      footer={
        <Button
          block
          size="lg"
          variant="quiet"
          onClick={() => {
            typing.current = true;
            onClose();
          }}
        >
          {m.checkin_type()}
        </Button>
      }
    >
      {open ? (
        <Camera
          onRead={(text) => {
            onClose();
            onRead(text);
          }}
        />
      ) : null}
    </ResponsiveDialog>
  );
}

const WORDS = {
  starting: () => m.checkin_scan_starting(),
  looking: () => m.checkin_scan_looking(),
  other: () => m.checkin_scan_other(),
  refused: () => m.checkin_scan_refused(),
  none: () => m.checkin_scan_none(),
} satisfies Record<ScanState, () => string>;

function Camera({ onRead }: { onRead: (text: string) => void }) {
  useWords();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const state = useCodeScan(video, (text) => {
    if (tableCodeIn(text) === null) return false;
    onRead(text);
    return true;
  });
  const sees = state === "looking" || state === "other";
  return (
    <>
      <div
        className={`relative aspect-square overflow-hidden rounded-card bg-night ${state === "refused" || state === "none" ? "hidden" : ""}`}
      >
        <video ref={setVideo} muted playsInline aria-hidden="true" className="size-full object-cover" />
        {sees ? (
          <span aria-hidden="true" className="absolute inset-[16%] rounded-sheet border-[3px] border-on-night" />
        ) : null}
      </div>
      <div aria-live="polite" className="mt-3">
        {sees || state === "starting" ? (
          <p className="text-center text-base text-ink-2">{WORDS[state]()}</p>
        ) : (
          <Message tone="warning">{WORDS[state]()}</Message>
        )}
      </div>
    </>
  );
}
