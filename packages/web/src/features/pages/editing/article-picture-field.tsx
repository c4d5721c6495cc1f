import type { Contract } from "@tablee/contract/contract";
import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { Photo } from "@tablee/design-system/photo";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { upload } from "../../../api/upload.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { PictureField } from "../../pictures/picture-field.tsx";
import { PICTURE_REFUSAL_WORDS } from "../../pictures/picture-words.ts";
import { preparePicture } from "../../pictures/prepare-picture.ts";
import { type PictureChoice, useChosenPicture } from "../../pictures/use-chosen-picture.ts";
import type { Editor } from "./use-editor.ts";

const REFUSED = PICTURE_REFUSAL_WORDS satisfies RefusalWords<Contract["pages"]["picture"]>;

/**
 * The picture above an article and in lists (pages §13): uploaded at once, and part of the article at the next save.
 */
export function ArticlePictureField({ editor }: { editor: Editor }) {
  useWords();
  const { image_url } = editor.text;
  const choice = useChosenPicture();
  const [another, setAnother] = useState(false);
  const write = (url: string | null) => editor.write({ ...editor.text, image_url: url });
  const { send, share } = useSending(choice, (url) => {
    write(url);
    setAnother(false);
  });
  return (
    <section aria-labelledby="article-picture" className="mt-8 grid max-w-[32rem] gap-4">
      <h3 id="article-picture" className="font-semibold">
        {m.pages_edit_picture()}
      </h3>
      {image_url === null ? null : (
        <Photo src={image_url} alt="" ratio="4/3" corners="card" width={800} height={600} className="w-60" />
      )}
      {image_url === null || another ? (
        <PictureField choice={choice} use="article" />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setAnother(true)}>
            {m.pages_edit_picture_another()}
          </Button>
          <Button variant="ghost" onClick={() => write(null)}>
            {m.pages_edit_picture_remove()}
          </Button>
        </div>
      )}
      {share === null ? null : (
        <progress aria-label={m.avatar_sending()} max={1} value={share} className="h-2 w-full" />
      )}
      {choice.picture ? (
        <div>
          <Button
            variant="strong"
            loading={send.isPending}
            disabled={choice.picture.crop === null}
            onClick={() => send.mutate()}
          >
            {m.pages_edit_picture_use()}
          </Button>
        </div>
      ) : null}
      {send.error ? (
        <Message tone="danger" announce>
          {wordsOfRefusal(REFUSED, send.error) ?? failureLine(send.error)}
        </Message>
      ) : null}
    </section>
  );
}

/** Uploads what was chosen; `onTaken` gets its address. */
function useSending(choice: PictureChoice, onTaken: (image_url: string) => void) {
  const { api } = useAppContext();
  const toasts = useToasts();
  const [share, setShare] = useState<number | null>(null);
  const send = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      if (!choice.picture) throw new Error("No picture was chosen");
      const { file, crop } = await preparePicture(choice.picture, "article");
      const form = new FormData();
      form.set("data", JSON.stringify(crop === null ? {} : { crop }));
      form.set("picture", file);
      return (await upload({ api, path: "/admin/articles/picture", form, onShare: setShare })) as { image_url: string };
    },
    onSettled: () => setShare(null),
    onSuccess: ({ image_url }) => {
      choice.clear();
      onTaken(image_url);
      toasts.show({ text: m.pages_edit_picture_taken(), tone: "success", id: "article" });
    },
  });
  return { send, share };
}
