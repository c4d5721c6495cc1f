import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { avatarOf } from "@tablee/domain/accounts/avatar-config";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ImageIcon, SmilePlus } from "lucide-react";
import { useState } from "react";
import { upload } from "../../../../api/upload.ts";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { useAppContext } from "../../../../routes/app-context.ts";
import { keepChanged } from "../../../../session/keep-changed.ts";
import { PictureField } from "../../../pictures/picture-field.tsx";
import { preparePicture } from "../../../pictures/prepare-picture.ts";
import { type PictureChoice, useChosenPicture } from "../../../pictures/use-chosen-picture.ts";
import { LeaveGuard } from "../../leave-guard.tsx";
import { AvatarEditor } from "./avatar-editor.tsx";
import { AvatarFoot } from "./avatar-foot.tsx";
import { type AvatarDraft, useAvatarDraft } from "./use-avatar-draft.ts";

type Mode = "avatar" | "picture";

/** The tab for how others see a member: a drawn face, or a picture (accounts §42). */
export function AvatarTab({ user }: { user: User }) {
  useWords();
  const isPicture = user.avatar_url !== null && avatarOf(user.avatar_url) === null;
  const [mode, setMode] = useState<Mode>(isPicture ? "picture" : "avatar");
  const draft = useAvatarDraft(user.avatar_url);
  const choice = useChosenPicture();
  const { save, share } = useSaveAvatar({ mode, draft, choice });
  // A drawn face can always be saved: the one that is offered may be just what somebody wants.
  const ready = mode === "avatar" || (choice.picture?.crop ?? null) !== null;
  const touched = (mode === "avatar" && draft.dirty) || choice.picture !== null;
  const change = (next: Mode) => {
    setMode(next);
    // The result of the last save belongs to the other kind of avatar.
    if (!save.isPending) save.reset();
  };
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
      <SegmentedControl label={m.avatar_mode()} items={modes} value={mode} onValueChange={change} />
      {mode === "avatar" ? (
        <AvatarEditor draft={draft} />
      ) : (
        <>
          {choice.picture || !isPicture ? null : <Current user={user} />}
          <PictureField choice={choice} use="avatar" camera="person" />
        </>
      )}
      <AvatarFoot
        share={share}
        saving={save.isPending}
        ready={ready}
        saved={save.isSuccess && !touched}
        error={save.error}
        ofPicture={mode === "picture"}
      />
      <LeaveGuard
        dirty={!save.isPending && ((mode === "avatar" && draft.canUndo && draft.dirty) || choice.picture !== null)}
      />
    </form>
  );
}

function useSaveAvatar({ mode, draft, choice }: { mode: Mode; draft: AvatarDraft; choice: PictureChoice }) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  /** The fraction of the picture that has been uploaded; null while no upload runs. */
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
      keepChanged(client, orpc, user);
      // Also when a drawn face was saved instead: the picture is not waiting any more.
      choice.clear();
    },
  });
  return { save, share };
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
