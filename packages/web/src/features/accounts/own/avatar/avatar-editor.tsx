import { Button } from "@tablee/design-system/button";
import { Chip } from "@tablee/design-system/chip";
import { pictureAddress } from "@tablee/design-system/picture-address";
import { PictureChoice } from "@tablee/design-system/inputs/picture-choice";
import {
  type AvatarConfig,
  avatarAddress,
  avatarChoices,
  type AvatarField,
  fieldShows,
} from "@tablee/domain/accounts/avatar-config";
import { AVATAR_VARIANTS, type AvatarVariantField } from "@tablee/domain/accounts/avatar-options";
import { Dices, Undo2 } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { AVATAR_PARTS, type AvatarPart, FIELD_WORDS } from "./avatar-parts.ts";
import { COLOUR_WORDS } from "./colour-words.ts";
import type { AvatarDraft } from "./use-avatar-draft.ts";
import { VARIANT_WORDS } from "./variant-words.ts";

/** Stands for "none" in a group of choices, whose values are strings. */
const NONE = "none";
const PARTS = Object.keys(AVATAR_PARTS) as AvatarPart[];

/** The editor of a drawn face: what it looks like now, and every option of it, part by part. */
export function AvatarEditor({ draft }: { draft: AvatarDraft }) {
  useWords();
  const [part, setPart] = useState<AvatarPart>("hair");
  return (
    <div className="flex flex-col gap-5 tablet:grid tablet:grid-cols-[15rem_1fr] tablet:gap-6">
      {/* On a phone the options are taller than the screen: the face that they change stays visible. */}
      <div className="sticky top-notice z-bar -mx-gutter flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line bg-paper px-gutter pt-[max(0.5rem,env(safe-area-inset-top)-var(--top-notice,0px))] pb-3 [@media(height<30rem)]:static tablet:top-[calc(1.5rem+var(--top-notice,0px))] tablet:mx-0 tablet:grid tablet:border-0 tablet:p-0 tablet:content-start tablet:self-start tablet:justify-items-center tablet:gap-4">
        <img
          src={pictureAddress(avatarAddress(draft.config))}
          alt={m.avatar_preview()}
          width={192}
          height={192}
          className="size-[min(7rem,36vw)] shrink-0 rounded-full bg-sunken-2 tablet:size-48"
        />
        <div className="flex min-w-0 flex-wrap gap-2 tablet:justify-center">
          <Button variant="outline" size="sm" start={<Dices aria-hidden="true" />} onClick={draft.random}>
            {m.avatar_random()}
          </Button>
          <Button
            variant="outline"
            size="sm"
            start={<Undo2 aria-hidden="true" />}
            disabled={!draft.canUndo}
            onClick={draft.undo}
          >
            {m.avatar_undo()}
          </Button>
        </div>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-5 [&_[role=radio]]:scroll-mt-36 tablet:[&_[role=radio]]:scroll-mt-4">
        <div role="group" aria-label={m.avatar_parts()} className="flex flex-wrap gap-2">
          {PARTS.map((id) => (
            <Chip key={id} selected={id === part} onClick={() => setPart(id)}>
              {AVATAR_PARTS[id].label()}
            </Chip>
          ))}
        </div>
        {AVATAR_PARTS[part].fields
          .filter((field) => fieldShows(draft.config, field))
          .map((field) => (
            <FieldChoice key={field} field={field} draft={draft} />
          ))}
      </div>
    </div>
  );
}

const isVariant = (field: AvatarField): field is AvatarVariantField => field in AVATAR_VARIANTS;

function FieldChoice({ field, draft }: { field: AvatarField; draft: AvatarDraft }) {
  useWords();
  const { config } = draft;
  const options = avatarChoices(field).map((value) => ({
    value: value ?? NONE,
    label: nameOf(field, value),
    picture: isVariant(field) ? <Face config={{ ...config, [field]: value }} /> : <Dot colour={value} />,
  }));
  return (
    <section className="grid grid-cols-1 gap-2.5">
      <h2 className="text-bs font-semibold text-ink-2">{FIELD_WORDS[field]()}</h2>
      <PictureChoice
        label={FIELD_WORDS[field]()}
        size={isVariant(field) ? "picture" : "dot"}
        options={options}
        value={config[field] ?? NONE}
        onValueChange={(value) => draft.change(field, value === NONE ? null : value)}
      />
    </section>
  );
}

function nameOf(field: AvatarField, value: string | null): string {
  if (value === null) return m.avatar_none();
  const words: Readonly<Record<string, () => string>> = isVariant(field) ? VARIANT_WORDS[field] : COLOUR_WORDS;
  return words[value]?.() ?? value;
}

function Face({ config }: { config: AvatarConfig }) {
  return (
    <img
      src={pictureAddress(avatarAddress(config))}
      alt=""
      width={76}
      height={76}
      loading="lazy"
      className="pointer-events-none size-full bg-sunken"
    />
  );
}

function Dot({ colour }: { colour: string | null }) {
  return <span aria-hidden="true" style={{ backgroundColor: `#${colour}` }} className="block size-full" />;
}
