import { Popover as BasePopover } from "@base-ui/react/popover";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { IconButton } from "./icon-button.tsx";

export interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it stands beside, and what opened it: a press there closes it by itself. */
  anchor: RefObject<HTMLElement | null>;
  title: ReactNode;
  /** The name of the cross, which a sheet has: what is beside the sheet to be pressed lies in the dark. */
  closeLabel: string;
  /** Beside the title: one link or button. */
  aside?: ReactNode;
  /** Above 768 px it stands beside what it hangs on. Default: below, ending with it. */
  beside?: boolean;
  children: ReactNode;
}

/** What a press leads on from: what comes then takes the popover's place by itself. */
const LEADS_ON = "a[href], [aria-haspopup='dialog']";

/**
 * What was pressed to close it, null where nothing was. A press takes the focus before it is one; who goes on by the
 * keyboard sees where the focus is, and has left for good.
 */
function pressedAt(event: Event, reason: string): Element | null {
  if (reason === "escape-key") return null;
  const at = event instanceof FocusEvent ? event.relatedTarget : event.target;
  if (!(at instanceof Element)) return null;
  return event instanceof FocusEvent && at.matches(":focus-visible") ? null : at;
}

/**
 * A list that hangs on a button, a sheet at the bottom on a phone. Escape and a press outside close it; a press outside
 * on a link, or on what opens something else, is theirs alone, so that nobody has to press twice.
 */
export function Popover({ open, onOpenChange, anchor, title, closeLabel, aside, beside, children }: PopoverProps) {
  return (
    <BasePopover.Root
      open={open}
      onOpenChange={(next, { event, reason }) => {
        const pressed = next ? null : pressedAt(event, reason);
        // The button that opened it closes it, too: it must not be opened again by the same press.
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
          // It scrolls where it has little room, rather than lie over the bar that it hangs on.
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
