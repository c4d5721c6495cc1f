import { ORPCError } from "@orpc/client";
import type { SettingsPage } from "@tablee/contract/management/settings.contract";
import { Button } from "@tablee/design-system/button";
import type { CropArea } from "@tablee/design-system/pictures/crop-view";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Message } from "@tablee/design-system/message";
import { Photo } from "@tablee/design-system/photo";
import { PICTURE_FAULTS, type PictureFault } from "@tablee/domain/pictures/picture-limits";
import { useMutation } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { failureWords } from "../../../api/failure-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { PictureField } from "../../pictures/picture-field.tsx";
import { useChosenPicture } from "../../pictures/use-chosen-picture.ts";
import { useTakeSettings } from "./use-settings.ts";

type Which = "cover" | "mark";
const RATIOS = { cover: "16/9", mark: "1/1" } as const;

/** A picture of the restaurant, which is changed at once and not with the words. */
export function PictureSetting({ page, which }: { page: SettingsPage; which: Which }) {
  useWords();
  const [open, setOpen] = useState(false);
  const src = which === "cover" ? page.cover_image_path : page.logo_image_path;
  const label = which === "cover" ? m.management_cover() : m.management_mark();
  const remove = usePicture(page.restaurant_id, which);
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
          <Button variant="ghost" size="sm" loading={remove.isPending} onClick={() => remove.mutate(null)}>
            {m.management_picture_remove()}
            <span className="sr-only"> {label}</span>
          </Button>
        ) : null}
      </div>
      {remove.isError ? (
        <Message tone="danger" announce>
          {failureWords(remove.error).text}
        </Message>
      ) : null}
      {open ? <ChooseDialog page={page} which={which} label={label} onClose={() => setOpen(false)} /> : null}
    </figure>
  );
}

function usePicture(restaurant_id: number, which: Which) {
  const { api } = useAppContext();
  const take = useTakeSettings();
  return useMutation({
    mutationFn: (chosen: { file: Blob; crop: CropArea | null } | null) =>
      api.settings.setPicture({
        restaurant_id,
        which,
        ...(chosen ? { picture: asFile(chosen.file), crop: chosen.crop } : {}),
      }),
    onSuccess: take,
  });
}

const asFile = (blob: Blob): File => (blob instanceof File ? blob : new File([blob], "picture", { type: blob.type }));

const faultOf = (error: unknown): PictureFault | null => {
  if (!(error instanceof ORPCError) || error.code !== "picture_refused") return null;
  const reason = (error.data as { reason?: unknown } | undefined)?.reason;
  return PICTURE_FAULTS.find((fault) => fault === reason) ?? null;
};

function ChooseDialog({
  page,
  which,
  label,
  onClose,
}: {
  page: SettingsPage;
  which: Which;
  label: string;
  onClose: () => void;
}) {
  useWords();
  const choice = useChosenPicture();
  const send = usePicture(page.restaurant_id, which);
  const { picture } = choice;
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={label}
      closeLabel={m.management_close()}
      staysOnOutsidePress
      footer={
        <Button
          size="lg"
          block
          disabled={picture === null}
          loading={send.isPending}
          onClick={() => {
            if (!picture) return;
            send.mutate(
              { file: picture.file, crop: picture.crop },
              {
                onSuccess: onClose,
                onError: (error) => {
                  const fault = faultOf(error);
                  if (fault) choice.refuse(fault);
                },
              },
            );
          }}
        >
          {m.management_picture_save()}
        </Button>
      }
    >
      <PictureField choice={choice} use={which} />
      {send.isError && faultOf(send.error) === null ? (
        <Message tone="danger" announce className="mt-3">
          {failureWords(send.error).text}
        </Message>
      ) : null}
    </ResponsiveDialog>
  );
}
