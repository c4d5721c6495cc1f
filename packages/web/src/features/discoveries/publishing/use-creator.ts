import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { placeProblems, wordsProblems } from "@tablee/domain/discoveries/discovery-words";
import { missingToPublish, type PublishingNeed } from "@tablee/domain/discoveries/publishing";
import type { PictureFault } from "@tablee/domain/pictures/picture-limits";
import { useEffect, useRef, useState } from "react";
import type { Language } from "@tablee/domain/language/text";
import { useLanguage } from "../../../language/language.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { preparePicture } from "../../pictures/prepare-picture.ts";
import { useChosenPicture } from "../../pictures/use-chosen-picture.ts";
import { discoveryQuery } from "../card/discovery-queries.ts";
import { type Composition, inputOf, isBegun, placeWordsOf, wordsOf } from "./composition.ts";
import { firstWrong, type FirstWrong } from "./first-wrong.ts";
import {
  contentOf,
  dropPicture,
  forgetBegun,
  keepBegun,
  keepPicture,
  keyOfChange,
  noteSending,
  readBegun,
  readPicture,
  renewKey,
} from "./kept-composition.ts";
import { sendChange, sendDiscovery, type Sending } from "./send-discovery.ts";

/** Where a form leads that was saved; null: nowhere, because its author has left it already, or has typed on. */
type LeadsTo = "its page" | "its editor" | null;

interface Opened {
  user: User;
  /** The discovery that is edited; null: a new one. */
  discovery: Discovery | null;
  begun: Composition;
  onSaved: (saved: Discovery, to: LeadsTo) => void;
  /** Called if it cannot be submitted yet, with the first reason. */
  onWrong: (wrong: FirstWrong) => void;
}

/** The state of the creator: the composition, stored on the device while it is new, and submitted once. */
export function useCreator({ user, discovery, begun, onSaved, onWrong }: Opened) {
  const page = useLanguage();
  const [composition, setComposition] = useState(begun);
  const [written, setWritten] = useState(() => firstWritten(begun, page));
  const [asked, setAsked] = useState<"draft" | "publish" | null>(null);
  const picture = useKeptPicture(discovery === null ? user.id : null);
  const hasTypedSince = useTypedSince({ composition, picture: picture.picture });
  const { save, sending, isBusy } = useSave({ user, discovery, onSaved, hasTypedSince });
  const change = (next: Partial<Composition>) => {
    const changed = { ...composition, ...next };
    setComposition(changed);
    if (discovery === null) keepBegun(user.id, changed);
  };
  const problems = wordsProblems(wordsOf(composition));
  const place = composition.restaurant ? [] : placeProblems(placeWordsOf(composition));
  const missing = missingOf(composition, picture.picture !== null || Boolean(discovery?.image_url));
  const submit = (draft: boolean) => {
    if (isBusy) return;
    setAsked(draft ? "draft" : "publish");
    const mayStay = draft && (discovery === null || discovery.status === "draft" || discovery.status === "rejected");
    const wrong = firstWrong(problems, mayStay ? [] : missing, place);
    if (wrong === null) {
      // The picture that was sent belongs to the discovery by then; one that was chosen meanwhile does not.
      const sent = picture.picture;
      const onSuccess = () => {
        // Without its picture, what is saved would be reported as incomplete while its page is still loading.
        setAsked(null);
        if (sent) picture.sent(sent.file);
      };
      return save.mutate({ composition, draft, picture: sent }, { onSuccess });
    }
    if (wrong.language !== null) setWritten(wrong.language);
    onWrong(wrong);
  };
  return {
    composition,
    change,
    written,
    setWritten,
    picture,
    submit,
    save,
    /** Whether it is being sent, or is saved and the page is about to be left. */
    is_busy: isBusy,
    sending,
    problems: asked ? problems : [],
    place_problems: asked ? place : [],
    missing: asked === "publish" ? missing : ([] as PublishingNeed[]),
    /** Whether the last press of a button was refused because of fields that are still wrong. */
    is_wrong: asked !== null && firstWrong(problems, asked === "publish" ? missing : [], place) !== null,
    /** Whether an existing discovery has changes that leaving would lose; a new one is stored as it is written. */
    is_changed: discovery !== null && (picture.picture !== null || differ(composition, begun)),
    /** Whether something of a new discovery is stored on the device: a proposed dish is not until it is changed. */
    is_kept: discovery === null && (isBegun(readBegun(user.id)) || picture.picture !== null),
  };
}
export type Creator = ReturnType<typeof useCreator>;

const differ = (one: Composition, other: Composition): boolean =>
  JSON.stringify(inputOf(one)) !== JSON.stringify(inputOf(other));

const missingOf = (composition: Composition, has_picture: boolean): PublishingNeed[] =>
  missingToPublish({
    has_picture,
    name: wordsOf(composition).name,
    restaurant_id: composition.restaurant?.id ?? null,
    google_place_name: composition.elsewhere?.name ?? null,
  });

/** Returns the language of the page, unless only the other one has been written. */
function firstWritten({ name }: Composition, page: Language): Language {
  const other = page === "en" ? "fr" : "en";
  return name[page] === "" && name[other] !== "" ? other : page;
}

/** The chosen picture; for a new discovery it survives a reload, for the member who chose it. */
function useKeptPicture(keeper: number | null) {
  const picture = useChosenPicture();
  const restored = useRef(false);
  /** Whether a picture was chosen already: then the stored one arrives too late. */
  const touched = useRef(false);
  const { choose, refuse, clear } = picture;
  useEffect(() => {
    if (keeper === null || restored.current) return;
    restored.current = true;
    void readPicture(keeper).then((file) => {
      if (file && !touched.current) choose(file);
    });
  }, [keeper, choose]);
  const forget = () => {
    touched.current = true;
    if (keeper !== null) dropPicture(keeper);
  };
  return {
    ...picture,
    choose: (file: Blob) => {
      const taken = choose(file);
      if (!taken) return false;
      touched.current = true;
      if (keeper !== null) keepPicture(keeper, file);
      return true;
    },
    refuse: (why: PictureFault) => {
      forget();
      refuse(why);
    },
    clear: () => {
      forget();
      clear();
    },
  };
}

interface Composed {
  composition: Composition;
  picture: ReturnType<typeof useChosenPicture>["picture"];
}

interface Saving extends Composed {
  draft: boolean;
}

/** Returns whether anything was typed or chosen since something was sent. */
function useTypedSince({ composition, picture }: Composed): (sent: Composed) => boolean {
  const latest = useRef({ composition, picture });
  useEffect(() => {
    latest.current = { composition, picture };
  }, [composition, picture]);
  return (sent) => {
    const now = latest.current;
    const isOtherPicture = now.picture !== null && now.picture.file !== sent.picture?.file;
    return isOtherPicture || differ(now.composition, sent.composition);
  };
}

interface SaveOptions extends Omit<Opened, "onWrong" | "begun"> {
  hasTypedSince: (sent: Composed) => boolean;
}

function useSave({ user, discovery, onSaved, hasTypedSince }: SaveOptions) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const [sending, onSending] = useState<Sending | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const save = useMutation({
    networkMode: "always",
    mutationFn: async ({ composition, draft, picture }: Saving): Promise<Discovery> => {
      const prepared = picture && (await preparePicture(picture, "discovery"));
      const input = { ...inputOf(composition), draft, ...(prepared?.crop ? { crop: prepared.crop } : {}) };
      const image = prepared?.file ?? null;
      const signal = leaving.current?.signal ?? new AbortController().signal;
      const ways = { api, onSending, signal };
      const content = contentOf(input, image);
      if (discovery) {
        const { id, revision } = discovery;
        return sendChange({ id, revision, input, image, key: keyOfChange(discovery, content) }, ways);
      }
      return sendDiscovery(
        { input, image, ...noteSending(user.id, composition, content), renewKey: () => renewKey(content) },
        ways,
      );
    },
    onSuccess: (saved, sent) => {
      const here = leaving.current?.signal.aborted === false;
      const stays = hasTypedSince(sent);
      // Whoever has typed on and left finds that on the device. Sent again, it changes what was saved (send-discovery.ts).
      if (!discovery && (here || !stays)) void forgetBegun(user.id);
      client.setQueryData(discoveryQuery(orpc, saved.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: orpc.discoveries.list.key() });
      void client.invalidateQueries({ queryKey: orpc.members.key() });
      const isDraft = sent.draft && saved.status === "draft";
      // A draft that was there already is edited on; any other saved discovery leads to another page.
      setLeaving(!stays && !(discovery && isDraft));
      onSaved(saved, stays || !here ? null : isDraft ? "its editor" : "its page");
    },
    onSettled: () => onSending(null),
  });
  return { save, sending: save.isPending ? sending : null, isBusy: save.isPending || isLeaving };
}
