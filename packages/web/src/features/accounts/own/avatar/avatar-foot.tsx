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
  /** How much of a picture is on its way; null: none is. */
  share: number | null;
  saving: boolean;
  /** There is something to save. */
  ready: boolean;
  /** What was saved last is what one sees. */
  saved: boolean;
  error: Error | null;
  /** A picture is saved, which has to be chosen first. */
  ofPicture: boolean;
}

/** The options are longer than any screen: what keeps them is at hand wherever one chooses. */
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
        {/* Right after one was saved none is asked for below that word. */}
        {ofPicture && !ready && !saved ? <p className="text-cap text-ink-3">{m.avatar_picture_missing()}</p> : null}
      </div>
    </StickyFoot>
  );
}

/** What is on its way, then what the server makes of it. */
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
