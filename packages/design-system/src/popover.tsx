import { Popover as BasePopover } from "@base-ui/react/popover";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";

export interface PopoverProps {
  /** What opens it: an IconButton or Button. */
  trigger: ReactElement<Record<string, unknown>>;
  title?: ReactNode;
  children: ReactNode;
  /** With it, a cross at the corner. */
  closeLabel?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: "top" | "bottom";
  align?: "start" | "center" | "end";
}

/** A few words or controls beside what opened them; for more, ResponsiveDialog. */
export function Popover({
  trigger,
  title,
  children,
  closeLabel,
  open,
  onOpenChange,
  side = "bottom",
  align = "center",
}: PopoverProps) {
  return (
    <BasePopover.Root open={open} onOpenChange={onOpenChange ? (next) => onOpenChange(next) : undefined}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner side={side} align={align} sideOffset={8} collisionPadding={12} className="z-popup">
          <BasePopover.Popup className="ds-popover max-h-(--available-height) w-[20rem] max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card bg-surface p-4 shadow-float">
            {title || closeLabel ? (
              <div className="mb-2 flex items-start justify-between gap-2">
                {title ? (
                  <BasePopover.Title className="pt-1 font-display text-t3">{title}</BasePopover.Title>
                ) : (
                  <span />
                )}
                {closeLabel ? (
                  <BasePopover.Close
                    render={
                      <IconButton label={closeLabel} size="sm" className="-me-2 -mt-1">
                        <X aria-hidden="true" />
                      </IconButton>
                    }
                  />
                ) : null}
              </div>
            ) : null}
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
