import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Contract } from "@tablee/contract/contract";
import { Avatar } from "@tablee/design-system/avatar";
import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { avatarOf } from "@tablee/domain/accounts/avatar-config";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, ImageIcon, SmilePlus } from "lucide-react";
import { useState } from "react";
import { failureWords } from "../../../../api/failure-words.ts";
import { upload } from "../../../../api/upload.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../../api/refusal-words.ts";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { useAppContext } from "../../../../routes/app-context.ts";
import { StickyFoot } from "../../../../shell/bars/sticky-foot.tsx";
import { PictureField } from "../../../pictures/picture-field.tsx";
import { PICTURE_REFUSAL_WORDS } from "../../../pictures/picture-words.ts";
import { preparePicture } from "../../../pictures/prepare-picture.ts";
import { type PictureChoice, useChosenPicture } from "../../../pictures/use-chosen-picture.ts";
import { LeaveGuard } from "../../leave-guard.tsx";
import { AvatarEditor } from "./avatar-editor.tsx";
import { type AvatarDraft, useAvatarDraft } from "./use-avatar-draft.ts";

type Mode = "avatar" | "picture";

const REFUSALS = PICTURE_REFUSAL_WORDS satisfies RefusalWords<Contract["accounts"]["setAvatar"]>;

/** By what others see a member: a drawn face, or a picture (accounts §42). */
export function AvatarTab({ user }: { user: User }) {
  useWords();
  const isPicture = user.avatar_url !== null && avatarOf(user.avatar_url) === null;
  const [mode, setMode] = useState<Mode>(isPicture ? "picture" : "avatar");
  const draft = useAvatarDraft(user.avatar_url);
  const choice = useChosenPicture();
  const { save, share } = useSaveAvatar({ mode, draft, choice });
  const ready = mode === "avatar" ? draft.dirty : (choice.picture?.crop ?? null) !== null;
  const touched = ready || choice.picture !== null;
  const modes = [
    { value: "avatar", label: m.avatar_mode_avatar(), icon: <SmilePlus aria-hidden="true" /> },
    { value: "picture", label: m.avatar_mode_picture(), icon: <ImageIcon aria-hidden="true" /> },
  ] as const;
  return (
    <form
      method="post"
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !save.isPending) save.mutate();
      }}
      onChange={() => (save.isPending ? undefined : save.reset())}
    >
      <SegmentedControl label={m.avatar_mode()} items={modes} value={mode} onValueChange={setMode} />
      {mode === "avatar" ? (
        <AvatarEditor draft={draft} />
      ) : (
        <>
          {choice.picture || !isPicture ? null : <Current user={user} />}
          <PictureField choice={choice} use="avatar" camera="person" />
        </>
      )}
      {/* The options are longer than any screen: what keeps them is at hand wherever one chooses. */}
      <StickyFoot className="sticky bottom-[calc(var(--bars)+env(safe-area-inset-bottom,0px))] z-bar -mx-gutter grid gap-2.5 border-t border-line bg-paper px-gutter py-3 [@media(height<30rem)]:static tablet:mx-0 tablet:px-0">
        {share === null ? null : <SendingBar share={share} />}
        <SaveOutcome saved={save.isSuccess && !touched} error={save.error} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="lg" loading={save.isPending} disabled={!ready} className="mobile:w-full">
            {m.avatar_save()}
          </Button>
          {ready || mode === "avatar" ? null : <p className="text-cap text-ink-3">{m.avatar_picture_missing()}</p>}
        </div>
      </StickyFoot>
      <LeaveGuard
        dirty={!save.isPending && ((mode === "avatar" && draft.canUndo && draft.dirty) || choice.picture !== null)}
      />
    </form>
  );
}

function useSaveAvatar({ mode, draft, choice }: { mode: Mode; draft: AvatarDraft; choice: PictureChoice }) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  /** How much of a picture is on its way. */
  const [share, setShare] = useState<number | null>(null);
  const save = useMutation({
    mutationFn: async () => {
      if (mode === "avatar" || !choice.picture) return api.accounts.setAvatar(draft.config as never);
      const { file, crop } = await preparePicture(choice.picture, "avatar");
      const form = new FormData();
      form.set("data", JSON.stringify({ crop }));
      form.set("picture", file);
      return (await upload({ api, path: "/client/account/avatar", form, onShare: setShare })) as User;
    },
    onSettled: () => setShare(null),
    networkMode: "always",
    onSuccess: (user) => {
      client.setQueryData(orpc.accounts.currentUser.queryKey({ input: {} }), user);
      if (mode === "picture") choice.clear();
    },
  });
  return { save, share };
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

function Current({ user }: { user: User }) {
  useWords();
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar src={user.avatar_url} initials="" size={96} alt={m.avatar_current()} />
      <p className="text-bs text-ink-2">{m.avatar_current()}</p>
    </div>
  );
}
