import { ImageOff } from "lucide-react";
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { pictureAddress, pictureAddresses, pictureLook } from "./picture-address.ts";

export interface PhotoProps {
  /** null: there is no photo, the fallback stands in its place. */
  src: string | null | undefined;
  srcSet?: string;
  sizes?: string;
  /** "" when the text beside it says the same. */
  alt: string;
  /** Of the file, in pixels; keeps the room free while it loads. Default 800 by the ratio. */
  width?: number;
  height?: number;
  /** Of the frame: "4/5", "1/1", "16/9". Without it: width/height. "fill": the frame takes the height it is given. */
  ratio?: string;
  /** A photo that the page is opened for: fetched at once and first. Others wait for it, and until they come near. */
  priority?: boolean;
  /** Darkens the lowest part so that white text can stand in its lowest 29 %. */
  veil?: boolean;
  /** Grey: out of stock. */
  muted?: boolean;
  corners?: "card" | "photo" | "inner" | "none";
  /** Which part stays in sight when cropped: "50% 72%". What the address says goes before it (pictures §9). */
  position?: string;
  /** In place of a photo that is missing or fails; a quiet icon otherwise. */
  fallback?: ReactNode;
  /** view-transition-name: the card and the page it opens share it. */
  transitionName?: string;
  /** What lies on the photo; place it with `absolute`. */
  children?: ReactNode;
  className?: string;
}

const CORNERS = { card: "rounded-card", photo: "rounded-photo", inner: "rounded-inner", none: "" } as const;

/** `elementtiming`: the browser says when it is painted, and what may wait for that does. */
const FIRST = { loading: "eager", fetchPriority: "high", elementtiming: "" } as const;
const LATER = { loading: "lazy", decoding: "async" } as const;

/** A photograph in a frame that has its size, and its colours where its address says them, before the file arrives. */
export function Photo(props: PhotoProps) {
  const { src, alt, ratio, priority, veil, muted, corners = "card", fallback, children, className } = props;
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const missing = !src || failed === src;

  useEffect(() => {
    // an error that came before hydration fired no handler
    const element = image.current;
    if (src && element?.complete && element.naturalWidth === 0) setFailed(src);
  }, [src]);

  const look = missing ? null : pictureLook(src);
  const [top, middle, bottom] = (!muted && look?.colours) || [];
  const frame = ratio ?? `${props.width ?? 1}/${props.height ?? 1}`;
  const style = {
    "--ratio": frame === "fill" ? "auto" : frame,
    viewTransitionName: props.transitionName,
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
