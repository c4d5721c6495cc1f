import { classNames } from "@tablee/design-system/class-names";
import { Heart } from "lucide-react";
import { useState } from "react";

interface HeartButtonProps {
  liked: boolean;
  label: string;
  onPress: () => void;
  /** The size on a photo: small on a card, as large as other buttons on a cover. */
  size?: "card" | "cover";
  className?: string;
  /** Whether it is a tab stop. */
  stop?: boolean;
}

const SIZES = {
  card: "size-8 [&>svg]:size-[1.0625rem]",
  cover: "size-10 [&>svg]:size-5",
} as const;

/** A heart on a photo (members §15), filled if liked; its touch target is 44 px. */
export function HeartButton({ liked, label, onPress, size = "cover", className, stop = true }: HeartButtonProps) {
  const [pressed, setPressed] = useState(false);
  return (
    <button
      type="button"
      tabIndex={stop ? undefined : -1}
      aria-label={label}
      aria-pressed={liked}
      title={label}
      onClick={() => {
        setPressed(true);
        onPress();
      }}
      className={classNames(
        "hit grid shrink-0 place-items-center rounded-full bg-plate [--focus:var(--on-plate)] active:scale-95",
        liked ? "text-on-plate-primary" : "text-on-plate",
        SIZES[size],
        className,
      )}
    >
      <Heart
        key={String(liked)}
        aria-hidden="true"
        fill={liked ? "currentColor" : "none"}
        className={classNames("stroke-[1.75]", pressed && "animate-pop")}
      />
    </button>
  );
}
