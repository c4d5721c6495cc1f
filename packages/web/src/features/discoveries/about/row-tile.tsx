import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Photo } from "@tablee/design-system/photo";
import type { ReactNode } from "react";
import { Said } from "../../../language/said.tsx";
import { PICTURE, pictureSet } from "../../pictures/picture-sizes.ts";

interface RowTileProps {
  discovery: Discovery;
  /** How wide its picture is; by default as in a row that one scrolls sideways. */
  sizes?: string;
  children: ReactNode;
}

/** A discovery in a row or a wall: picture, name, and a line below it. Lies in its link. */
export const RowTile = ({ discovery, sizes = "9rem", children }: RowTileProps) => (
  <>
    <Photo
      src={discovery.image_url}
      srcSet={pictureSet(discovery.image_url)}
      sizes={sizes}
      alt=""
      {...PICTURE}
      ratio="4/5"
      corners="photo"
    />
    <span className="mt-2 line-clamp-2 font-display text-dish">
      <Said text={discovery.name} />
    </span>
    {children}
  </>
);
