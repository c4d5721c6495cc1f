import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";
import { CountBadge } from "./count-badge.tsx";
import { Press, rendered } from "./press.tsx";
import { Spinner } from "./spinner.tsx";

/** plate: a paper-coloured background on a photo. */
export type IconButtonVariant = "plain" | "quiet" | "plate" | "outline" | "primary" | "strong";

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "style" | "aria-label"> {
  /** Its accessible name, also shown as a tooltip. */
  label: string;
  /** The icon: `<Heart />`. Give it `fill="currentColor"` for a filled state. */
  children: ReactNode;
  variant?: IconButtonVariant;
  /** Visible size: sm 36 px, md 44 px (plate 40 px). The touch target is at least 44 px. */
  size?: "sm" | "md";
  /** For a toggle: sets aria-pressed. */
  pressed?: boolean;
  loading?: boolean;
  /** A small number at the corner; mention it in `label` too. */
  count?: string | number | null;
  render?: ReactElement<Record<string, unknown>>;
  ref?: Ref<HTMLElement>;
}

const LOOKS: Record<IconButtonVariant, string> = {
  plain: "text-current hover:bg-sunken active:bg-sunken-2",
  quiet: "bg-sunken text-ink hover:bg-sunken-2 active:bg-sunken-2",
  plate: "bg-plate text-on-plate [--focus:var(--on-plate)] active:scale-95",
  outline: "border border-line-control text-ink hover:bg-sunken",
  primary: "bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-press",
  strong: "bg-ink text-ink-inverse hover:bg-ink-2",
};

function looks({ variant = "plain", size = "md", disabled, className }: IconButtonProps): string {
  return classNames(
    "hit grid shrink-0 place-items-center rounded-full transition-[background-color,scale] duration-150",
    size === "sm" ? "size-9 [&>svg]:size-4" : variant === "plate" ? "size-10 [&>svg]:size-5" : "size-11 [&>svg]:size-5",
    variant === "plain" ? "" : "forced-colors:border",
    disabled ? "cursor-not-allowed text-ink-3" : LOOKS[variant],
    className,
  );
}

/** An icon that can be pressed; its touch target is 44 px whatever its look. */
export function IconButton(props: IconButtonProps) {
  const { label, variant, size, pressed, loading, count, render, className, children, ref, ...rest } = props;
  const content = (
    <>
      {loading ? <Spinner /> : children}
      {count ? <CountBadge className="absolute -end-0.5 top-0.5 ring-2 ring-paper">{count}</CountBadge> : null}
    </>
  );
  if (render) return <IconButtonLink {...props} inside={content} />;
  return (
    <Press
      title={label}
      {...rest}
      ref={ref}
      busy={loading}
      aria-label={label}
      aria-pressed={pressed}
      className={looks(props)}
    >
      {content}
    </Press>
  );
}

function IconButtonLink({ inside, ...props }: IconButtonProps & { inside: ReactNode }) {
  const { label, variant, size, pressed, loading, count, render, className, children, ref, type, ...rest } = props;
  return render
    ? rendered(render, { ref, title: label, ...rest, "aria-label": label, className: looks(props), children: inside })
    : null;
}
