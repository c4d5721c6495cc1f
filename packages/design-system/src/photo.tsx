import { ImageOff } from "lucide-react";
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { pictureAddress, pictureAddresses, pictureLook } from "./picture-address.ts";

export interface PhotoProps {
  /** null if there is no photo; the fallback is shown instead. */
  src: string | null | undefined;
  srcSet?: string;
  sizes?: string;
  /** "" if the text beside it says the same. */
  alt: string;
  /** Dimensions of the file in pixels, which reserve the space while it loads. The default is 800 by the ratio. */
  width?: number;
  height?: number;
  /**
   * Aspect ratio of the frame: "4/5", "1/1", "16/9". Default: width/height. "fill": the frame takes the height that it
   * is given.
   */
  ratio?: string;
  /**
   * The main photo of the page: it is fetched eagerly and with priority. Others wait for it, and load only when they
   * are near the viewport.
   */
  priority?: boolean;
  /** Darkens the lower part, so that white text is readable in the lowest 29 %. */
  veil?: boolean;
  /** Greyed out: out of stock. */
  muted?: boolean;
  corners?: "card" | "photo" | "inner" | "none";
  /** Which part stays visible when cropped: "50% 72%". A position in the address takes precedence (pictures §9). */
  position?: string;
  /** Shown if the photo is missing or fails to load; a neutral icon by default. */
  fallback?: ReactNode;
  /** Content on top of the photo; position it with `absolute`. */
  children?: ReactNode;
  className?: string;
}

const CORNERS = { card: "rounded-card", photo: "rounded-photo", inner: "rounded-inner", none: "" } as const;

/** `elementtiming` makes the browser report when it is painted; less important work waits for that. */
const FIRST = { loading: "eager", fetchPriority: "high", elementtiming: "" } as const;
const LATER = { loading: "lazy", decoding: "async" } as const;

/** A photo in a frame that has its size before the file arrives, and its colours if the address contains them. */
export function Photo(props: PhotoProps) {
  const { src, alt, ratio, priority, veil, muted, corners = "card", fallback, children, className } = props;
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const missing = !src || failed === src;

  useEffect(() => {
    // An error before hydration triggered no handler.
    const element = image.current;
    if (src && element?.complete && element.naturalWidth === 0) setFailed(src);
  }, [src]);

  const look = missing ? null : pictureLook(src);
  const [top, middle, bottom] = (!muted && look?.colours) || [];
  const frame = ratio ?? `${props.width ?? 1}/${props.height ?? 1}`;
  const style = {
    "--ratio": frame === "fill" ? "auto" : frame,
    ...(top ? { "--top": top, "--mid": middle, "--low": bottom } : {}),
  } as CSSProperties;
  return (
    <div
      style={style}
      className={classNames("ds-photo", top && "ds-look", CORNERS[corners], frame === "fill" && "size-full", className)}
    >
      {missing ? (
        <div
          role={alt ? "img" : undefined}
          aria-label={alt || undefined}
          data-failed=""
          // Another try, which is asked for when the connection is back (photos-again.ts).
          onResetCapture={() => setFailed(null)}
          className="absolute inset-0 grid place-items-center text-ink-3"
        >
          {fallback ?? <ImageOff aria-hidden="true" className="size-6" strokeWidth={1.5} />}
        </div>
      ) : (
        <img
          ref={image}
          src={pictureAddress(src)}
          srcSet={pictureAddresses(props.srcSet)}
          sizes={props.sizes}
          alt={alt}
          width={props.width}
          height={props.height}
          {...(priority ? FIRST : LATER)}
          onError={() => setFailed(src)}
          style={{ objectPosition: look?.cutAbove ? `50% ${look.cutAbove}%` : props.position }}
          className={classNames(
            "absolute inset-0 size-full object-cover",
            muted && "opacity-55 contrast-85 grayscale-85",
          )}
        />
      )}
      {veil ? <div aria-hidden="true" className="veil pointer-events-none absolute inset-0" /> : null}
      {children}
    </div>
  );
}
