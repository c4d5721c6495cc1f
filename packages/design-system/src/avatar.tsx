import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { portraitAddress } from "./picture-address.ts";

export type AvatarSize = 24 | 32 | 40 | 48 | 56 | 72 | 96;

export interface AvatarProps {
  src: string | null | undefined;
  /** One or two letters, shown without a portrait. */
  initials: string;
  /** Pixels at normal text size; grows with the text. Default 40. */
  size?: AvatarSize;
  /** Default "": the name stands beside it. */
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

/** A round portrait, or the initials where there is none. */
export function Avatar({ src, initials, size = 40, alt = "", className }: AvatarProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    // an error that came before hydration fired no handler
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
      // Drawn, not written: a name that stands beside it, or in its place, need not hold them.
      data-initials={initials}
      className={classNames(
        "grid place-items-center leading-none font-semibold text-ink-2 select-none before:content-[attr(data-initials)]",
        look,
      )}
    />
  );
}
