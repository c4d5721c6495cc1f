import { Button } from "@tablee/design-system/button";
import type { CropArea } from "@tablee/design-system/pictures/crop-view";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Message } from "@tablee/design-system/message";
import { PICTURE_FAULTS, type PictureFault } from "@tablee/domain/pictures/picture-limits";
import type { PictureUse } from "@tablee/domain/pictures/picture-shapes";
import { useMutation } from "@tanstack/react-query";
import { isCallError } from "../../api/call-error.ts";
import { failureLine } from "../../api/failure-words.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { PictureField } from "../pictures/picture-field.tsx";
import { useChosenPicture } from "../pictures/use-chosen-picture.ts";

interface PictureDialogProps {
  title: string;
  use: PictureUse;
  /** Sends what was chosen; the dialog closes when it has arrived. */
  send: (picture: File, crop: CropArea | null) => Promise<unknown>;
  onClose: () => void;
}

const asFile = (blob: Blob): File => (blob instanceof File ? blob : new File([blob], "picture", { type: blob.type }));

const faultOf = (error: unknown): PictureFault | null => {
  if (!isCallError(error) || error.code !== "picture_refused") return null;
  const reason = (error.data as { reason?: unknown } | undefined)?.reason;
  return PICTURE_FAULTS.find((fault) => fault === reason) ?? null;
};

/** Chooses a picture and the part of it to show, and sends it. */
export function PictureDialog({ title, use, send, onClose }: PictureDialogProps) {
  useWords();
  const choice = useChosenPicture();
  const { picture } = choice;
  const sending = useMutation({
    mutationFn: (chosen: { file: Blob; crop: CropArea | null }) => send(asFile(chosen.file), chosen.crop),
    onSuccess: onClose,
    onError: (error) => {
      const fault = faultOf(error);
      if (fault) choice.refuse(fault);
    },
  });
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      closeLabel={m.management_close()}
      staysOnOutsidePress
      footer={
        <Button
          size="lg"
          block
          disabled={picture === null}
          loading={sending.isPending}
          onClick={() => {
            if (picture) sending.mutate({ file: picture.file, crop: picture.crop });
          }}
        >
          {m.management_picture_save()}
        </Button>
      }
    >
      <PictureField choice={choice} use={use} />
      {sending.isError && faultOf(sending.error) === null ? (
        <Message tone="danger" announce className="mt-3">
          {failureLine(sending.error)}
        </Message>
      ) : null}
    </ResponsiveDialog>
  );
}
