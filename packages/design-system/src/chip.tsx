import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";
import { Press, rendered } from "./press.tsx";

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "style"> {
  /** Whether the filter is on; sets aria-pressed. A link must also pass `aria-current` itself. */
  selected?: boolean;
  start?: ReactNode;
  end?: ReactNode;
  /** Renders a link that looks like a chip: `render={<Link … />}`. */
  render?: ReactElement<Record<string, unknown>>;
  ref?: Ref<HTMLElement>;
}

function looks(selected: boolean | undefined, className: string | undefined): string {
  return classNames(
    "hit inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full border px-3.5 py-1 text-bs leading-[1.125rem] font-mid whitespace-nowrap transition-colors duration-150 [&>svg]:size-4 disabled:opacity-60",
    selected ? "border-ink bg-ink text-ink-inverse" : "border-line text-ink-2 hover:bg-sunken",
    className,
  );
}

/** A filter or a category: 36 px visible, 44 px touch target. */
export function Chip({ selected, start, end, render, className, children, ref, ...rest }: ChipProps) {
  const content = (
    <>
      {start}
      {children}
      {end}
    </>
  );
  if (render) {
    return (
      <ChipLink {...rest} ref={ref} render={render} className={looks(selected, className)}>
        {content}
      </ChipLink>
    );
  }
  return (
    <Press aria-pressed={selected} {...rest} ref={ref} className={looks(selected, className)}>
      {content}
    </Press>
  );
}

function ChipLink({ render, ref, type, ...props }: ChipProps) {
  return render ? rendered(render, { ...props, ref }) : null;
}
