import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Photo } from "@tablee/design-system/photo";
import type { ReactNode } from "react";
import { Said } from "../../../language/said.tsx";
import { PICTURE, pictureSet } from "../../pictures/picture-sizes.ts";

/** A discovery in a row that one scrolls sideways: picture, name, and a line below it. Lies in its link. */
export const RowTile = ({ discovery, children }: { discovery: Discovery; children: ReactNode }) => (
  <>
    <Photo
      src={discovery.image_url}
      srcSet={pictureSet(discovery.image_url)}
      sizes="9rem"
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
