import { Photo } from "@tablee/design-system/photo";
import { pictureAddress } from "@tablee/design-system/picture-address";
import { Store } from "lucide-react";
import type { ReactNode } from "react";

interface Pictured {
  cover_image_path: string | null;
  logo_image_path: string | null;
}

/** A restaurant's cover, else its logo, else a quiet placeholder (restaurants §20). */
export function RestaurantCover(props: {
  restaurant: Pictured;
  alt?: string;
  ratio?: string;
  corners?: "card" | "photo" | "none";
  priority?: boolean;
  sizes?: string;
  children?: ReactNode;
  className?: string;
}) {
  const { restaurant, alt = "", ratio = "16/9", children, ...frame } = props;
  const { cover_image_path: cover, logo_image_path: logo } = restaurant;
  if (!cover && logo) {
    return (
      <Photo src={null} alt={alt} ratio={ratio} {...frame} fallback={<Logo src={logo} />}>
        {children}
      </Photo>
    );
  }
  return (
    <Photo
      src={cover}
      alt={alt}
      ratio={ratio}
      width={1600}
      height={520}
      position="50% 70%"
      {...frame}
      fallback={<Store aria-hidden="true" className="size-9 stroke-[1.25]" />}
    >
      {children}
    </Photo>
  );
}

const Logo = ({ src }: { src: string }) => (
  <img
    src={pictureAddress(src)}
    alt=""
    width={96}
    height={96}
    loading="lazy"
    decoding="async"
    className="size-24 rounded-card object-cover"
  />
);

/** The logo as a tile on the edge of the cover; nothing if there is none. */
export function RestaurantLogo({ src, name, className }: { src: string | null; name: string; className?: string }) {
  if (!src) return null;
  return (
    <Photo
      src={src}
      alt={name}
      width={256}
      height={256}
      ratio="1/1"
      corners="none"
      fallback={<Store aria-hidden="true" className="size-6 stroke-[1.5]" />}
      className={className}
    />
  );
}
