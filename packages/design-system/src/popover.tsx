import { Popover as BasePopover } from "@base-ui/react/popover";
import type { ReactNode, RefObject } from "react";

export interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it stands beside, and what opened it: a press there closes it by itself. */
  anchor: RefObject<HTMLElement | null>;
  title: ReactNode;
  /** Beside the title: one link or button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A list that hangs on a button, a sheet at the bottom on a phone. Escape and a press outside close it. */
export function Popover({ open, onOpenChange, anchor, title, aside, children }: PopoverProps) {
  return (
    <BasePopover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // The button that opened it closes it, too: it must not be opened again by the same press.
        if (!next && event.target instanceof Node && anchor.current?.contains(event.target)) return;
        onOpenChange(next);
      }}
    >
      <BasePopover.Portal>
        <BasePopover.Backdrop className="ds-scrim z-popup tablet:hidden" />
        <BasePopover.Positioner
          anchor={anchor}
          side="bottom"
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="ds-menu-place z-popup outline-none"
        >
          <BasePopover.Popup
            finalFocus={anchor}
            className="ds-menu ds-popover flex flex-col bg-surface shadow-float outline-none"
          >
            <div className="flex min-h-14 items-center justify-between gap-3 ps-5 pe-3 pt-2">
              <BasePopover.Title className="font-display text-t3">{title}</BasePopover.Title>
              {aside}
            </div>
            <div className="min-h-0 overflow-y-auto px-2 pb-2">{children}</div>
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
