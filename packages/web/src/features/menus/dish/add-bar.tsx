import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { Notice } from "@tablee/design-system/notice";
import { Stepper } from "@tablee/design-system/inputs/stepper";
import { Fragment, type ReactNode, useRef, useState } from "react";
import { MAX_QUANTITY } from "@tablee/domain/orders/line/order-line";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** The longest that a slow phone takes to close the dialog after the press. */
const CLOSING_MS = 3_000;

interface AddBarProps {
  /** What is added or changed: another dish may be opened in the same dialog while it closes. */
  dish: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** The line's price, in words: always in view. */
  total: string;
  label: string;
  /** Returns whether the dish was added, and its dialog is about to close. */
  onAdd: () => boolean;
  /** Below 25 if a combo's limit says so. */
  most?: number;
  /** What is still missing, after Add was pressed in vain. */
  problem: string | null;
  /** Whether the field that it is about says it already. */
  isSaid?: boolean;
}

/** The quantity, 1 to 25, and the line's total on the button that adds it (orders §4, menus §23). */
export function AddBar({
  dish,
  quantity,
  onQuantity,
  total,
  label,
  onAdd,
  most = MAX_QUANTITY,
  problem,
  isSaid = false,
}: AddBarProps) {
  useWords();
  // The dialog closes by going back, which takes a moment: the second press of a double tap would add a second dish.
  const added = useRef({ dish, at: Number.NEGATIVE_INFINITY });
  const add = ({ timeStamp }: { timeStamp: number }) => {
    const isSecond = added.current.dish === dish && timeStamp - added.current.at < CLOSING_MS;
    if (!isSecond && onAdd()) added.current = { dish, at: timeStamp };
  };
  return (
    <>
      {problem ? (
        <Message tone="danger" announce={!isSaid} className="mb-2.5">
          {problem}
        </Message>
      ) : null}
      <div className="flex flex-wrap items-stretch gap-2.5">
        <Stepper
          size="lg"
          label={m.menu_quantity()}
          decreaseLabel={m.menu_one_less()}
          increaseLabel={m.menu_one_more()}
          value={quantity}
          min={1}
          max={most}
          onValueChange={onQuantity}
        />
        <Button size="lg" className="min-w-0 grow basis-[8rem]" end={total} onClick={add}>
          {label}
        </Button>
      </div>
    </>
  );
}

/**
 * The foot of a dialog that may be opened anew while it still closes: that is another opening, whose Add is not the
 * second press of the one before (shell §43).
 */
export function OpenedFoot({ open, children }: { open: boolean; children: ReactNode }) {
  const [opening, setOpening] = useState({ open, count: 0 });
  // While it closes it stays as it was.
  if (open !== opening.open) setOpening({ open, count: open ? opening.count + 1 : opening.count });
  return <Fragment key={opening.count}>{children}</Fragment>;
}

/** Replaces the bar if the dish cannot be ordered, and says why. */
export const CannotAdd = ({ children }: { children: ReactNode }) => (
  <Notice tone="neutral" announce={false} className="mb-1">
    {children}
  </Notice>
);
