import { Popover as BasePopover } from "@base-ui/react/popover";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { IconButton } from "./icon-button.tsx";

export interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that it is positioned at and that opened it; pressing that element closes it. */
  anchor: RefObject<HTMLElement | null>;
  title: ReactNode;
  /** The accessible name of the cross, which only a sheet has, because the page around a sheet is covered. */
  closeLabel: string;
  /** One link or button beside the title. */
  aside?: ReactNode;
  /** Above 768 px, places it beside its anchor. Default: below, aligned with the anchor's end. */
  beside?: boolean;
  children: ReactNode;
}

/** Pressing one of these opens something else, which replaces the popover by itself. */
const LEADS_ON = "a[href], [aria-haspopup='dialog']";

/**
 * The element whose press closes the popover; null if there is none. A press moves the focus before it becomes a click,
 * so a focus event counts as a press, unless the focus was moved with the keyboard (:focus-visible).
 */
function pressedAt(event: Event, reason: string): Element | null {
  if (reason === "escape-key") return null;
  const at = event instanceof FocusEvent ? event.relatedTarget : event.target;
  if (!(at instanceof Element)) return null;
  return event instanceof FocusEvent && at.matches(":focus-visible") ? null : at;
}

/**
 * A list below a button, or a sheet at the bottom on a phone. Escape and a press outside close it. An outside press on
 * a link, or on something that opens a dialog, is left to that element, so that nobody has to press twice.
 */
export function Popover({ open, onOpenChange, anchor, title, closeLabel, aside, beside, children }: PopoverProps) {
  return (
    <BasePopover.Root
      open={open}
      onOpenChange={(next, { event, reason }) => {
        const pressed = next ? null : pressedAt(event, reason);
        // The button that opened it also closes it; the same press must not open it again.
        if (pressed && (anchor.current?.contains(pressed) || pressed.closest(LEADS_ON))) return;
        onOpenChange(next);
      }}
    >
      <BasePopover.Portal>
        <BasePopover.Backdrop className="ds-scrim z-popup tablet:hidden" />
        <BasePopover.Positioner
          anchor={anchor}
          side={beside ? "inline-end" : "bottom"}
          align={beside ? "start" : "end"}
          // If there is little space it scrolls rather than cover the bar that it is attached to.
          collisionAvoidance={{ side: "none" }}
          sideOffset={8}
          collisionPadding={12}
          className="ds-menu-place z-popup outline-none"
        >
          <BasePopover.Popup
            finalFocus={anchor}
            className="ds-menu ds-popover flex flex-col bg-surface shadow-float outline-none"
          >
            <div className="flex min-h-14 items-center gap-3 px-5 pt-2 mobile:pt-4 mobile:pb-1">
              <BasePopover.Title className="min-w-0 grow font-display text-t3">{title}</BasePopover.Title>
              {aside}
              <BasePopover.Close
                render={
                  <IconButton label={closeLabel} variant="quiet" size="sm" className="tablet:hidden">
                    <X aria-hidden="true" className="!size-5" />
                  </IconButton>
                }
              />
            </div>
            <div className="min-h-0 overflow-y-auto px-2 pb-2">{children}</div>
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
