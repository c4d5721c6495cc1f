import type { SettingsPage } from "@tablee/contract/management/settings.contract";
import { Button } from "@tablee/design-system/button";
import type { CropArea } from "@tablee/design-system/pictures/crop-view";
import { Message } from "@tablee/design-system/message";
import { Photo } from "@tablee/design-system/photo";
import { useMutation } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { PictureDialog } from "../picture-dialog.tsx";
import { useTakeSettings } from "./use-settings.ts";

type Which = "cover" | "mark";
const RATIOS = { cover: "16/9", mark: "1/1" } as const;

/** A picture of the restaurant, which is saved at once and not with the words. */
export function PictureSetting({ page, which }: { page: SettingsPage; which: Which }) {
  useWords();
  const [open, setOpen] = useState(false);
  const src = which === "cover" ? page.cover_image_path : page.logo_image_path;
  const label = which === "cover" ? m.management_cover() : m.management_mark();
  const change = usePicture(page.restaurant_id, which);
  return (
    <figure className="grid gap-2">
      <figcaption className="text-bs font-semibold">{label}</figcaption>
      <div className={which === "mark" ? "max-w-40" : undefined}>
        <Photo src={src} alt="" ratio={RATIOS[which]} corners="card" fallback={<ImagePlus className="size-8" />} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {src ? m.management_picture_change() : m.management_picture_add()}
          <span className="sr-only"> {label}</span>
        </Button>
        {src ? (
          <Button variant="ghost" size="sm" loading={!open && change.isPending} onClick={() => change.mutate(null)}>
            {m.management_picture_remove()}
            <span className="sr-only"> {label}</span>
          </Button>
        ) : null}
      </div>
      {!open && change.isError ? (
        <Message tone="danger" announce>
          {failureLine(change.error)}
        </Message>
      ) : null}
      {open ? (
        <PictureDialog
          title={label}
          use={which}
          send={(picture, crop) => change.mutateAsync({ picture, crop })}
          onClose={() => {
            setOpen(false);
            change.reset();
          }}
        />
      ) : null}
    </figure>
  );
}

/** Replaces the picture, or removes it (null). */
function usePicture(restaurant_id: number, which: Which) {
  const { api } = useAppContext();
  const take = useTakeSettings();
  return useMutation({
    mutationFn: (chosen: { picture: File; crop: CropArea | null } | null) =>
      api.settings.setPicture({ restaurant_id, which, ...chosen }),
    onSuccess: take,
  });
}
