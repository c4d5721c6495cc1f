import type { Contract } from "@tablee/contract/contract";
import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { CircleAlert, CircleCheck } from "lucide-react";
import { failureWords } from "../../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../../api/refusal-words.ts";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { StickyFoot } from "../../../../shell/bars/sticky-foot.tsx";
import { PICTURE_REFUSAL_WORDS } from "../../../pictures/picture-words.ts";

const REFUSALS = PICTURE_REFUSAL_WORDS satisfies RefusalWords<Contract["accounts"]["setAvatar"]>;

interface AvatarFootProps {
  /** The fraction of the picture that has been uploaded; null while no upload runs. */
  share: number | null;
  saving: boolean;
  /** Whether there is something to save. */
  ready: boolean;
  /** Whether what is shown is what was saved last. */
  saved: boolean;
  error: Error | null;
  /** Whether a picture is being set rather than a drawn face; it must be chosen before it can be saved. */
  ofPicture: boolean;
}

/** The save button. The options are taller than any screen, so it stays at hand while the member chooses. */
export function AvatarFoot({ share, saving, ready, saved, error, ofPicture }: AvatarFootProps) {
  useWords();
  return (
    <StickyFoot className="sticky bottom-[calc(var(--bars)+env(safe-area-inset-bottom,0px))] z-bar -mx-gutter grid gap-2.5 border-t border-line bg-paper px-gutter py-3 [@media(height<30rem)]:static tablet:mx-0 tablet:px-0">
      {share === null ? null : <SendingBar share={share} />}
      <SaveOutcome saved={saved} error={error} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="lg" loading={saving} disabled={!ready} className="mobile:w-full">
          {m.avatar_save()}
        </Button>
        {/* Right after a picture was saved, "saved" is shown and nothing asks for another one. */}
        {ofPicture && !ready && !saved ? <p className="text-cap text-ink-3">{m.avatar_picture_missing()}</p> : null}
      </div>
    </StickyFoot>
  );
}

/** Shows the progress of the upload, then that the server is processing the picture. */
function SendingBar({ share }: { share: number }) {
  useWords();
  return (
    <progress
      aria-label={share < 1 ? m.avatar_sending() : m.avatar_finishing()}
      max={1}
      value={share}
      className="h-2 w-full"
    />
  );
}

function SaveOutcome({ saved, error }: { saved: boolean; error: Error | null }) {
  useWords();
  if (saved) {
    return (
      <Notice tone="success" icon={<CircleCheck />}>
        {m.avatar_saved()}
      </Notice>
    );
  }
  if (!error) return null;
  const refused = wordsOfRefusal(REFUSALS, error);
  const { title, text } = refused === null ? failureWords(error) : { title: m.avatar_failed(), text: refused };
  return (
    <Notice tone="danger" icon={<CircleAlert />} title={title}>
      {text}
    </Notice>
  );
}
