import { Button } from "@tablee/design-system/button";
import { LiveRegion } from "@tablee/design-system/live-region";
import { Message } from "@tablee/design-system/message";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { StillSending } from "../../../shell/bars/still-sending.tsx";

interface PlaceBarProps {
  total: string;
  /** It is paid on the next page. */
  online: boolean;
  busy: boolean;
  onPlace: () => void;
  /** What prevents the order, in a sentence, after Place was pressed in vain. */
  problem: string | null;
}

/** The total and the button that sends the order; always in view. */
export function PlaceBar({ total, online, busy, onPlace, problem }: PlaceBarProps) {
  useWords();
  return (
    <>
      {problem ? (
        <Message tone="danger" announce className="mb-2.5">
          {problem}
        </Message>
      ) : null}
      <StillSending busy={busy} className="mb-2.5" />
      <Button id="place-order" block size="lg" end={total} loading={busy} onClick={onPlace}>
        {online ? m.basket_place_online() : m.basket_place()}
      </Button>
      <LiveRegion>{busy ? m.basket_placing() : ""}</LiveRegion>
    </>
  );
}
