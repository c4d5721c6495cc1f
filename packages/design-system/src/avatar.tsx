import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { portraitAddress } from "./picture-address.ts";

export type AvatarSize = 24 | 32 | 40 | 48 | 56 | 72 | 96;

export interface AvatarProps {
  src: string | null | undefined;
  /** One or two letters, shown if there is no portrait. */
  initials: string;
  /** Size in pixels at normal text size; it grows with the text. Default 40. */
  size?: AvatarSize;
  /** Default "": the name is next to it. */
  alt?: string;
  className?: string;
}

const SIZES: Record<AvatarSize, string> = {
  24: "size-6 text-[0.625rem]",
  32: "size-8 text-mic",
  40: "size-10 text-bs",
  48: "size-12 text-body",
  56: "size-14 text-t3",
  72: "size-18 text-t2",
  96: "size-24 text-t1",
};

/** A round portrait, or the initials if there is none. */
export function Avatar({ src, initials, size = 40, alt = "", className }: AvatarProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    // An error before hydration triggered no handler.
    const element = image.current;
    if (src && element?.complete && element.naturalWidth === 0) setFailed(src);
  }, [src]);

  const look = classNames("shrink-0 rounded-full bg-sunken-2 object-cover", SIZES[size], className);
  if (src && failed !== src) {
    return (
      <img
        ref={image}
        src={portraitAddress(src)}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
        className={look}
      />
    );
  }
  return (
    <span
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      // Drawn as generated content, so that the text of the element does not include the initials.
      data-initials={initials}
      className={classNames(
        "grid place-items-center leading-none font-semibold text-ink-2 select-none before:content-[attr(data-initials)]",
        look,
      )}
    />
  );
}
