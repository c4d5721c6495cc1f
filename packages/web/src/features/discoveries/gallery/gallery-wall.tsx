import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Photo } from "@tablee/design-system/photo";
import { Skeleton } from "@tablee/design-system/skeleton";
import { textIn } from "@tablee/domain/language/text-in";
import type { ReactNode } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { fullName } from "../../members/member-name.ts";
import { PICTURE, pictureSet } from "../../pictures/picture-sizes.ts";

const GRID = "mt-6 grid grid-cols-2 gap-2 tablet:grid-cols-3 tablet:gap-3 large:grid-cols-4 xl:grid-cols-5";
const SIZES = "(width <= 48rem) 50vw, (width <= 64rem) 33vw, 17rem";
/** The number of pictures on a first screen, which are fetched before the others. */
const FIRST = 4;

interface GalleryWallProps {
  rows: readonly Discovery[];
  /** Wraps a picture in its link. */
  link: (row: Discovery, picture: ReactNode) => ReactNode;
  /** Renders what is shown on a picture. */
  mark?: (row: Discovery) => ReactNode;
}

/** A grid of pictures, each linked to its discovery. */
export function GalleryWall({ rows, link, mark }: GalleryWallProps) {
  const language = useLanguage();
  return (
    <ul className={GRID}>
      {rows.map((row, place) => (
        <li key={row.id} className="relative">
          {link(
            row,
            <Photo
              src={row.image_url}
              srcSet={pictureSet(row.image_url)}
              sizes={SIZES}
              alt={m.reasons_dish({ dish: textIn(row.name, language), name: fullName(row) })}
              {...PICTURE}
              ratio="4/5"
              priority={place < FIRST}
            />,
          )}
          {mark ? <span className="pointer-events-none absolute start-2 top-2">{mark(row)}</span> : null}
        </li>
      ))}
    </ul>
  );
}

export function GallerySkeleton() {
  useWords();
  return (
    <div role="status" aria-label={m.shell_loading()} className={GRID}>
      {Array.from({ length: 12 }, (_, place) => (
        <Skeleton key={place} className="aspect-[4/5] w-full !rounded-card" />
      ))}
    </div>
  );
}
