import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { wordsProblems } from "@tablee/domain/discoveries/discovery-words";
import { missingToPublish, type PublishingNeed } from "@tablee/domain/discoveries/publishing";
import { useEffect, useRef, useState } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import { preparePicture } from "../../pictures/prepare-picture.ts";
import { useChosenPicture } from "../../pictures/use-chosen-picture.ts";
import { discoveryQuery } from "../card/discovery-queries.ts";
import { type Composition, inputOf, isBegun, wordsOf } from "./composition.ts";
import { type Begun, forgetBegun, keepBegun, keepPicture, noteTried, readPicture } from "./kept-composition.ts";
import { sendDiscovery, type Sending } from "./send-discovery.ts";

interface Opened {
  user: User;
  /** null: a new one. */
  discovery: Discovery | null;
  begun: Begun;
  onSaved: (saved: Discovery, draft: boolean) => void;
}

/** What a member composes, kept on the device as long as it is new, and handed in once. */
export function useCreator({ user, discovery, begun, onSaved }: Opened) {
  const [composition, setComposition] = useState(begun.composition);
  const [asked, setAsked] = useState<"draft" | "publish" | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const picture = useKeptPicture(discovery === null);
  const save = useSave({ discovery, begun, onSending: setSending, onSaved });
  const change = (next: Partial<Composition>) => {
    const changed = { ...composition, ...next };
    setComposition(changed);
    if (discovery === null) keepBegun(user.id, { key: begun.key, composition: changed });
  };
  const problems = wordsProblems(wordsOf(composition));
  const missing = missingOf(composition, picture.picture !== null || Boolean(discovery?.image_url));
  const submit = (draft: boolean) => {
    if (save.isPending) return;
    setAsked(draft ? "draft" : "publish");
    const mayStay = draft && (discovery === null || discovery.status === "draft" || discovery.status === "rejected");
    if (problems.length > 0 || (!mayStay && missing.length > 0)) return;
    save.mutate({ composition, draft, picture: picture.picture });
  };
  return {
    composition,
    change,
    picture,
    submit,
    save,
    sending: save.isPending ? sending : null,
    problems: asked ? problems : [],
    missing: asked === "publish" ? missing : ([] as PublishingNeed[]),
    is_begun: isBegun(composition) || picture.picture !== null,
  };
}
export type Creator = ReturnType<typeof useCreator>;

const missingOf = (composition: Composition, has_picture: boolean): PublishingNeed[] =>
  missingToPublish({
    has_picture,
    name: wordsOf(composition).name,
    restaurant_id: composition.restaurant?.id ?? null,
    google_place_name: composition.elsewhere?.name ?? null,
  });

/** The chosen picture; of a new discovery it outlives a reload. */
function useKeptPicture(isNew: boolean) {
  const picture = useChosenPicture();
  const restored = useRef(false);
  const { choose } = picture;
  useEffect(() => {
    if (!isNew || restored.current) return;
    restored.current = true;
    void readPicture().then((file) => (file ? choose(file) : undefined));
  }, [isNew, choose]);
  return {
    ...picture,
    choose: (file: Blob) => {
      choose(file);
      if (isNew) keepPicture(file);
    },
  };
}

interface Saving {
  composition: Composition;
  draft: boolean;
  picture: ReturnType<typeof useChosenPicture>["picture"];
}

function useSave(opened: Omit<Opened, "user"> & { onSending: (sending: Sending | null) => void }) {
  const { discovery, begun, onSending, onSaved } = opened;
  const { api, orpc, platform } = useAppContext();
  const client = useQueryClient();
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return useMutation({
    networkMode: "always",
    mutationFn: async ({ composition, draft, picture }: Saving): Promise<Discovery> => {
      const prepared = picture && (await preparePicture(picture, "discovery"));
      const input = { ...inputOf(composition), draft, ...(prepared?.crop ? { crop: prepared.crop } : {}) };
      const image = prepared?.file ?? null;
      if (discovery) {
        const { id, revision } = discovery;
        return api.publishing.update({ ...input, id, revision, ...(image ? { image } : {}) });
      }
      const signal = leaving.current?.signal ?? new AbortController().signal;
      return sendDiscovery(
        { input, image, key: begun.key, tried: noteTried() },
        { api, origin: platform.api_origin, onSending, signal },
      );
    },
    onSuccess: (saved, { draft }) => {
      if (!discovery) forgetBegun();
      client.setQueryData(discoveryQuery(orpc, saved.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: orpc.discoveries.list.key() });
      void client.invalidateQueries({ queryKey: orpc.members.key() });
      onSaved(saved, draft);
    },
    onSettled: () => onSending(null),
  });
}
