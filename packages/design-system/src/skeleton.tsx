import { classNames } from "./class-names.ts";

export interface SkeletonProps {
  /** Size and shape: "h-4 w-40", "aspect-4/5 w-full rounded-card". Default radius: 8 px. */
  className?: string;
  /** Fully round: an avatar, a chip. */
  round?: boolean;
}

/**
 * A placeholder with the shape of the content. It is hidden from screen readers: the list around it has aria-busy and
 * its loading label.
 */
export function Skeleton({ className, round }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames("ds-skeleton", round && "rounded-full", className)} />;
}

/** Lines of text; the last one is shorter. */
export function SkeletonText({ lines = 2, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames("grid gap-2", className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classNames("h-3", line === lines - 1 && lines > 1 ? "w-3/5" : "w-full")} />
      ))}
    </span>
  );
}
