import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Photo } from "@tablee/design-system/photo";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { Editor } from "./use-editor.ts";

/** What the call takes: a picture of this host. */
const OWN_PICTURE = /^\/pictures\/[\w./-]{1,190}$/;

/** The picture above an article and in lists, by its address on this host (pages §1). */
export function ArticlePictureField({ editor }: { editor: Editor }) {
  useWords();
  const { image_url } = editor.text;
  const isWrong = image_url !== null && !OWN_PICTURE.test(image_url);
  return (
    <div className="mt-8 grid max-w-[32rem] gap-4">
      <Field
        label={m.pages_edit_picture()}
        hint={m.pages_edit_picture_hint()}
        error={isWrong ? m.pages_edit_picture_wrong() : null}
      >
        <TextInput
          value={image_url ?? ""}
          onValueChange={(value) => editor.write({ ...editor.text, image_url: value.trim() || null })}
          placeholder="/pictures/…"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
      </Field>
      {image_url === null || isWrong ? null : (
        <Photo src={image_url} alt="" ratio="4/3" corners="card" width={800} height={600} className="w-48" />
      )}
    </div>
  );
}
