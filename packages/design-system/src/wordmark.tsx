import { classNames } from "./class-names.ts";

export interface WordmarkProps {
  /** Line height: sm 24, md 28 (phone), lg 32 (side menu). */
  size?: "sm" | "md" | "lg";
  className?: string;
}

const SIZES = { sm: "text-[1.5rem]/7", md: "text-[min(1.75rem,9vw)]/8", lg: "text-[2rem]/9" } as const;

/** The product's name as a drawing: ink, with only the accent in tomato. A link around it needs a label of its own. */
export function Wordmark({ size = "md", className }: WordmarkProps) {
  return (
    <span
      role="img"
      aria-label="Tablée"
      className={classNames(
        "inline-block font-display font-[640] tracking-[-0.035em] whitespace-nowrap text-ink select-none",
        SIZES[size],
        className,
      )}
    >
      Tabl<span className="ds-accent">é</span>e
    </span>
  );
}
