import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { type ReactElement, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface MenuEntry {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Renders a real link instead of an action. */
  render?: ReactElement<Record<string, unknown>>;
  tone?: "danger";
  disabled?: boolean;
  /** For one of several choices: shows a check mark if true. */
  checked?: boolean;
  /** Draws a thin line above it. */
  separated?: boolean;
  /** What this and the following entries are about; only seen, so each label must say so itself for screen readers. */
  heading?: ReactNode;
}

export interface MenuProps {
  /** The element that opens it: an IconButton or Button. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuEntry[];
  /** What the entries are about; shown above them on a phone. */
  title?: ReactNode;
  /** Information above the entries on every screen, instead of the title. */
  note?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: "top" | "bottom";
  align?: "start" | "center" | "end";
}

/**
 * The actions for something: a menu beside its button, a sheet at the bottom on a phone. Arrow keys, letters and Escape
 * work.
 */
export function Menu({ trigger, items, title, note, open, onOpenChange, side = "bottom", align = "end" }: MenuProps) {
  const labelId = useId();
  const labelled = title || note ? labelId : undefined;
  return (
    <BaseMenu.Root open={open} onOpenChange={onOpenChange ? (next) => onOpenChange(next) : undefined}>
      <BaseMenu.Trigger render={trigger} />
      {/* The portal is outside the page's landmarks, so it is one itself and can be reached by landmark navigation. */}
      <BaseMenu.Portal role="region" aria-labelledby={labelled}>
        <BaseMenu.Backdrop className="ds-scrim z-popup tablet:hidden" />
        <BaseMenu.Positioner
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="ds-menu-place z-popup outline-none"
        >
          <BaseMenu.Popup className="ds-menu bg-surface p-2 shadow-float outline-none">
            <BaseMenu.Group>
              {title || note ? (
                <BaseMenu.GroupLabel
                  id={labelId}
                  className={classNames(
                    "px-3 pt-2 pb-1 text-cap",
                    note ? "max-w-[16rem] text-ink-2" : "text-ink-3 tablet:sr-only",
                  )}
                >
                  {note ?? title}
                </BaseMenu.GroupLabel>
              ) : null}
              {items.map((item) => (
                <Entry key={item.id} {...item} />
              ))}
            </BaseMenu.Group>
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Entry({ label, icon, onSelect, render, tone, disabled, checked, separated, heading }: MenuEntry) {
  const look = classNames(
    "flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-start text-body font-medium outline-none select-none tablet:min-h-11 tablet:text-base",
    "data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-transparent data-disabled:cursor-not-allowed data-disabled:text-ink-3",
    tone === "danger" ? "text-danger-ink" : "text-ink",
  );
  const inside = (
    <>
      {icon ? (
        <span
          aria-hidden="true"
          className={classNames("shrink-0 [&>svg]:size-5", tone === "danger" ? "" : "text-ink-2")}
        >
          {icon}
        </span>
      ) : null}
      <span className="min-w-0 grow">{label}</span>
      {checked ? <Check aria-hidden="true" className="size-5 shrink-0 text-primary" /> : null}
    </>
  );
  return (
    <>
      {separated || heading ? <BaseMenu.Separator className="mx-3 my-1.5 h-px bg-line" /> : null}
      {heading ? (
        <p aria-hidden="true" className="px-3 pt-1 pb-0.5 text-cap text-ink-2">
          {heading}
        </p>
      ) : null}
      {render ? (
        <BaseMenu.LinkItem closeOnClick render={render} onClick={onSelect} className={look}>
          {inside}
        </BaseMenu.LinkItem>
      ) : checked === undefined ? (
        <BaseMenu.Item disabled={disabled} onClick={onSelect} className={look}>
          {inside}
        </BaseMenu.Item>
      ) : (
        <BaseMenu.CheckboxItem closeOnClick checked={checked} disabled={disabled} onClick={onSelect} className={look}>
          {inside}
        </BaseMenu.CheckboxItem>
      )}
    </>
  );
}
