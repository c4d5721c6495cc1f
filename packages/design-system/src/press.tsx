import {
  type ButtonHTMLAttributes,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from "react";
import { classNames } from "./class-names.ts";

export interface PressProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "style"> {
  /** Keeps the focus and ignores presses, because something is in progress. */
  busy?: boolean;
  ref?: Ref<HTMLElement>;
}

/**
 * A native button: the pages that load first need no more. With `aria-disabled` it ignores presses but, unlike with
 * `disabled`, keeps the focus: for what its own press disables.
 */
export function Press({ busy, disabled, onClick, ref, "aria-disabled": off, ...rest }: PressProps) {
  const isHeld = busy || (off && off !== "false");
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isHeld) return onClick?.(event);
    // Nor does it submit its form again.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      {...rest}
      ref={ref as Ref<HTMLButtonElement>}
      disabled={disabled && !busy}
      aria-disabled={isHeld || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    />
  );
}

type Handler = (event: unknown) => void;
const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === "function";

/**
 * A link (or any other `render` element) with our look and content. Its own props win, classes are joined, and if both
 * handle an event, its own handler runs first.
 */
export function rendered(
  render: ReactElement<Record<string, unknown>>,
  props: Record<string, unknown> & { children?: ReactNode; className?: string },
): ReactElement {
  const merged: Record<string, unknown> = { ...props };
  for (const [name, own] of Object.entries(render.props)) {
    const ours = props[name];
    if (own === undefined) continue;
    if (name === "className") merged[name] = classNames(ours as string, own as string);
    else if (isHandler(name, own) && isHandler(name, ours)) {
      merged[name] = (event: unknown) => {
        own(event);
        ours(event);
      };
    } else merged[name] = own;
  }
  return cloneElement(render, merged);
}
