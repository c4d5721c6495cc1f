import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import type { Point } from "@tablee/domain/restaurants/distance";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";

interface PinControlsProps {
  at: Point | null;
  /** The pin is being moved. */
  isHeld: boolean;
  onBegin: () => void;
  onEnd: () => void;
  /** The device's position, from which the pin is moved on. */
  onHere: (at: Point) => void;
}

/**
 * The buttons that begin and end the moving of a pin, or put it where the device is. Where no pin is set yet, its
 * confirmation says what to do first (management §20).
 */
export function PinControls({ at, isHeld, onBegin, onEnd, onHere }: PinControlsProps) {
  useWords();
  const { platform } = useAppContext();
  const [isAsking, setAsking] = useState(false);
  const [lack, setLack] = useState<"pin" | "position" | null>(null);
  const end = () => {
    setLack(at === null ? "pin" : null);
    if (at !== null) onEnd();
  };
  const here = async () => {
    setAsking(true);
    const found = await platform.position();
    setAsking(false);
    setLack(found ? null : "position");
    if (found) onHere(found);
  };
  // Once there is a pin, it is no longer missing.
  const isTold = lack === "position" || (lack === "pin" && at === null);
  return (
    <div className="mb-3 grid justify-items-start gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant={isHeld ? "strong" : "outline"} onClick={isHeld ? end : onBegin}>
          {isHeld ? m.management_pin_done() : m.management_pin_move()}
        </Button>
        <Button variant="outline" loading={isAsking} onClick={() => void here()}>
          {m.management_pin_here()}
        </Button>
        <p className="num text-cap text-ink-2" role="status">
          {at ? `${at.latitude.toFixed(5)}, ${at.longitude.toFixed(5)}` : m.management_pin_none()}
        </p>
      </div>
      {isTold ? (
        <Message tone="warning" announce>
          {lack === "pin" ? m.management_pin_first() : m.management_pin_no_position()}
        </Message>
      ) : null}
    </div>
  );
}
