import { Button } from "@tablee/design-system/button";
import { Photo } from "@tablee/design-system/photo";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { useRestaurantId } from "./use-restaurant-id.ts";
import type { SetField } from "./menu/line-edits.ts";

/** The picture of a line: chosen, dropped, pasted or taken, and cropped to the square of its card (management §35). */
export function PictureField({ image_url, set }: { image_url: string | null; set: SetField }) {
  useWords();
  const { api } = useAppContext();
  const restaurant_id = useRestaurantId();
  const [open, setOpen] = useState(false);
  const label = m.management_field_picture();
  return (
    <figure className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
      <figcaption className="col-span-2 text-bs font-semibold">{label}</figcaption>
      <Photo src={image_url} alt="" ratio="1/1" corners="inner" fallback={<ImagePlus className="size-7" />} />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {image_url ? m.management_picture_change() : m.management_picture_add()}
        </Button>
        {image_url ? (
          <Button variant="ghost" size="sm" onClick={() => set("image_url", image_url, null)}>
            {m.management_picture_remove()}
          </Button>
        ) : null}
      </div>
      {open && restaurant_id !== null ? (
        <PictureDialog
          title={label}
          use="dish"
          send={async (picture, crop) => {
            const { url } = await api.management.picture({ restaurant_id, picture, crop });
            set("image_url", image_url, url);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </figure>
  );
}
