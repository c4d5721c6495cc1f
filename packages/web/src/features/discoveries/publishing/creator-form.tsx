import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Notice } from "@tablee/design-system/notice";
import { Photo } from "@tablee/design-system/photo";
import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { type Visibility, VISIBILITIES } from "@tablee/domain/discoveries/discovery";
import { goesBackToModerators, isCertified } from "@tablee/domain/discoveries/publishing";
import { textIn } from "@tablee/domain/language/text-in";
import { CircleAlert, Info } from "lucide-react";
import { type RefObject, useRef } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { StepBefore } from "../../../routes/steps/step-before.ts";
import { LeaveGuard } from "../../accounts/leave-guard.tsx";
import { PictureField } from "../../pictures/picture-field.tsx";
import { PICTURE } from "../../pictures/picture-sizes.ts";
import { InvalidFields } from "../../../shell/typing/invalid-fields.tsx";
import { RejectionReason } from "./rejection-reason.tsx";
import { StatusBadge } from "../card/status-badge.tsx";
import type { Composition } from "./composition.ts";
import { CreatorActions } from "./creator-actions.tsx";
import type { FirstWrong } from "./first-wrong.ts";
import { useLeaveSaved } from "./leave-saved.ts";
import { PlaceFields } from "./place-fields.tsx";
import { NEED_WORDS, savingFailure } from "./publishing-words.ts";
import type { StandingChanges } from "./standing.ts";
import { type Creator, useCreator } from "./use-creator.ts";
import { VISIBILITY_WORDS } from "./visibility-words.ts";
import { WordsFields, type WordsFieldsProps } from "./words-fields.tsx";

interface CreatorFormProps {
  user: User;
  discovery: Discovery | null;
  begun: Composition;
  before: StepBefore | null;
  standing: StandingChanges;
}

/** The state of the form, and where it leads: to what is wrong in it, or to what was submitted. */
function useComposing(
  { user, discovery, begun, before, standing }: CreatorFormProps,
  form: RefObject<HTMLFormElement | null>,
) {
  const leave = useLeaveSaved(before);
  const toasts = useToasts();
  return useCreator({
    user,
    discovery,
    begun,
    onWrong: ({ part }) => form.current?.querySelector<HTMLElement>(firstOf(part))?.focus(),
    onSaved: (saved, to) => {
      // A new one that leads elsewhere stays as it is until then.
      if (discovery !== null || to === null) standing.saved(saved);
      toasts.show({ text: savedWords(saved, discovery), tone: "success", id: "publishing" });
      if (to !== null) leave(String(saved.id), to === "its editor");
    },
  });
}

/** The form: picture beside words on large screens, above them on small ones. */
export function CreatorForm(props: CreatorFormProps) {
  useWords();
  const { user, discovery, standing } = props;
  const form = useRef<HTMLFormElement>(null);
  const creator = useComposing(props, form);
  const { composition, change, missing, problems, save } = creator;
  return (
    <form
      ref={form}
      noValidate
      className="mt-6 grid items-start gap-8 tablet:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]"
      onSubmit={(event) => {
        event.preventDefault();
        creator.submit(false);
      }}
    >
      <Picture creator={creator} discovery={discovery} />
      <div className="grid min-w-0 gap-6">
        {discovery ? <StandsAs discovery={discovery} /> : null}
        <WordsFields
          composition={composition}
          onChange={change}
          problems={problems}
          written={creator.written}
          onWritten={creator.setWritten}
        />
        <PlaceFields
          composition={composition}
          onChange={change}
          error={missing.includes("place") ? NEED_WORDS.place() : null}
          problems={creator.place_problems}
        />
        <VisibleTo composition={composition} onChange={change} />
        <Waiting user={user} discovery={discovery} />
        {creator.is_wrong ? <InvalidFields /> : null}
        <div aria-live="polite">
          {save.isError ? (
            <Notice tone="danger" icon={<CircleAlert />} title={savingFailure(save.error).title}>
              {savingFailure(save.error).text}
            </Notice>
          ) : null}
        </div>
        <CreatorActions user={user} creator={creator} discovery={discovery} standing={standing} />
        <LeaveGuard dirty={creator.is_changed} />
      </div>
    </form>
  );
}

/** Returns the selector of the first input in a part of the form: words, place or picture. */
const firstOf = (part: FirstWrong["part"]): string =>
  [`[name="${part}"]`, ...["input:not([type=file])", "button"].map((what) => `[data-part="${part}"] ${what}`)].join();

function VisibleTo({ composition, onChange }: Pick<WordsFieldsProps, "composition" | "onChange">) {
  useWords();
  return (
    <div>
      <p className="mb-1.5 text-bs font-semibold">{m.publishing_visibility()}</p>
      <SegmentedControl<Visibility>
        label={m.publishing_visibility()}
        value={composition.visibility}
        onValueChange={(visibility) => onChange({ visibility })}
        items={VISIBILITIES.map((value) => ({ value, label: VISIBILITY_WORDS[value]() }))}
      />
    </div>
  );
}

/** Returns the message about what was saved. */
function savedWords(saved: Discovery, before: Discovery | null): string {
  if (saved.status === "draft") return m.publishing_draft_saved();
  if (saved.status === "pending" && before?.status !== "pending") return m.publishing_pending_toast();
  return before === null || before.status === "draft" ? m.publishing_published() : m.publishing_saved();
}

function Picture({ creator, discovery }: { creator: Creator; discovery: Discovery | null }) {
  const language = useLanguage();
  const { picture, missing } = creator;
  const shown = picture.picture === null && discovery?.image_url ? discovery : null;
  return (
    <div data-part="picture" className="grid gap-3 tablet:sticky tablet:top-6">
      {shown ? (
        <Photo
          src={shown.image_url}
          alt={m.discoveries_photo({ name: textIn(shown.name, language) })}
          {...PICTURE}
          ratio="4/5"
          className="w-full rounded-card"
        />
      ) : null}
      <PictureField
        choice={picture}
        use="discovery"
        problem={missing.includes("picture") ? NEED_WORDS.picture() : null}
      />
    </div>
  );
}

/** The status of an existing discovery, and why it was rejected. */
function StandsAs({ discovery }: { discovery: Discovery }) {
  useWords();
  return (
    <div className="grid justify-items-start gap-2">
      <StatusBadge status={discovery.status} />
      <RejectionReason discovery={discovery} />
    </div>
  );
}

/** Says before saving who will see it next (discoveries §23). */
function Waiting({ user, discovery }: { user: User; discovery: Discovery | null }) {
  useWords();
  const { certification } = user;
  const status = discovery?.status ?? null;
  const back = goesBackToModerators({ status, certification, draft: false, changed: true });
  const waits = status === "rejected" || ((status === null || status === "draft") && !isCertified(certification));
  if (!back && !waits) return null;
  return (
    <Notice tone="info" icon={<Info />}>
      {back ? m.publishing_goes_pending() : m.publishing_will_wait()}
    </Notice>
  );
}
