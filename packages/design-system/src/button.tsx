import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";
import { Press, rendered } from "./press.tsx";
import { Spinner } from "./spinner.tsx";

/**
 * primary: the main action of a view. strong: the main action where tomato would compete with something. outline,
 * quiet: secondary actions. tint: a subtle tomato. ghost: without a background. link: inside text. danger: destroys
 * something.
 */
export type ButtonVariant = "primary" | "strong" | "outline" | "quiet" | "tint" | "ghost" | "link" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "style"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width of its container. */
  block?: boolean;
  /**
   * For ghost and link, which have no background: aligns the text, rather than the padding, with the surrounding edge.
   */
  flush?: boolean;
  /** Pill-shaped, as on a card of the feed. */
  round?: boolean;
  /** Looks and acts disabled but keeps the focus, unlike `disabled`: for what its own press disables. */
  "aria-disabled"?: boolean;
  /** Busy: shows a spinner instead of the text, keeps focus and width, and ignores presses. */
  loading?: boolean;
  /** Icon before the text. */
  start?: ReactNode;
  /** Content at the far end: an amount, an icon. With it, the text is aligned to the start. */
  end?: ReactNode;
  /** Renders a link that looks like a button: `render={<Link to="/menu" />}`. */
  render?: ReactElement<Record<string, unknown>>;
  ref?: Ref<HTMLElement>;
}

const LOOKS: Record<ButtonVariant, string> = {
  primary: "bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-press",
  strong: "bg-ink text-ink-inverse hover:bg-ink-2 active:bg-ink-2",
  outline: "border border-line-control text-ink hover:bg-sunken active:bg-sunken-2",
  quiet: "bg-sunken text-ink hover:bg-sunken-2 active:bg-sunken-2",
  tint: "bg-primary-tint text-primary-ink",
  ghost: "text-ink hover:bg-sunken active:bg-sunken-2",
  link: "text-primary-ink underline decoration-1 underline-offset-[3px]",
  danger: "bg-danger text-on-danger hover:bg-danger-hover active:bg-danger-press",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "hit min-h-9 px-[min(0.875rem,4.4vw)] py-1.5 text-bs",
  md: "min-h-11 px-[min(1.125rem,5.6vw)] py-2 text-base leading-5",
  lg: "min-h-13 px-[min(1.375rem,6vw)] py-2.5 text-body leading-5",
};

// The same width as the padding above.
const FLUSH: Record<ButtonSize, string> = {
  sm: "-mx-[min(0.875rem,4.4vw)]",
  md: "-mx-[min(1.125rem,5.6vw)]",
  lg: "-mx-[min(1.375rem,6vw)]",
};

// A disabled button looks the same in every variant, so that nothing invites a press.
const OFF = "cursor-not-allowed text-ink-3";
const OFF_GROUND = `${OFF} bg-sunken`;

function looks(props: ButtonProps): string {
  const { variant = "primary", size = "md", block, flush, round, loading, end, className } = props;
  const disabled = props.disabled || props["aria-disabled"];
  return classNames(
    "inline-flex items-center gap-2 text-center font-semibold text-balance transition-[background-color,scale] duration-150 select-none",
    end ? "flex-wrap justify-between" : "justify-center",
    variant === "link" ? "hit px-0.5" : SIZES[size],
    round ? "rounded-full" : size === "sm" ? "rounded-[0.625rem]" : "rounded-control",
    block && "w-full",
    flush && (variant === "link" ? "-mx-0.5" : FLUSH[size]),
    variant === "link" || variant === "ghost" ? "" : "forced-colors:border",
    disabled && !loading ? (variant === "link" || variant === "ghost" ? OFF : OFF_GROUND) : LOOKS[variant],
    !disabled && !loading && variant !== "link" && "active:scale-[0.98]",
    loading && "ds-busy cursor-progress",
    className,
  );
}

function Content({ loading, start, end, children }: ButtonProps) {
  // The text keeps its space while busy, so that the button does not change its width.
  const hidden = loading ? "opacity-0" : "";
  return (
    <>
      {loading ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      ) : null}
      {start ? <span className={classNames("flex shrink-0 [&>svg]:size-5", hidden)}>{start}</span> : null}
      <span className={classNames("min-w-0", end ? "text-start" : "", hidden)}>{children}</span>
      {end ? <span className={classNames("num max-w-full shrink-0 text-start font-medium", hidden)}>{end}</span> : null}
    </>
  );
}

/** A button. Its text says what happens; with `render` it is a real link. */
export function Button(props: ButtonProps) {
  const { variant, size, block, flush, round, loading, start, end, render, className, children, ref, ...rest } = props;
  const content = (
    <Content loading={loading} start={start} end={end}>
      {children}
    </Content>
  );
  if (render) return <ButtonLink {...props} inside={content} />;
  return (
    <Press {...rest} ref={ref} busy={loading} className={looks(props)}>
      {content}
    </Press>
  );
}

function ButtonLink({ inside, ...props }: ButtonProps & { inside: ReactNode }) {
  const { variant, size, block, flush, round, loading, start, end, render, className, children, ref, type, ...rest } =
    props;
  return render ? rendered(render, { ref, ...rest, className: looks(props), children: inside }) : null;
}
