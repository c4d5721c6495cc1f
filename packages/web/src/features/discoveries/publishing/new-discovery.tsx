import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { textIn } from "@tablee/domain/language/text-in";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { Info } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { type About, composedAbout, readAbout } from "./about-dish.ts";
import { composedOf, type Composition, isBegun } from "./composition.ts";
import { CreatorForm } from "./creator-form.tsx";
import { forgetBegun, readBegun, readPicture } from "./kept-composition.ts";
import { useLeaveSaved } from "./leave-saved.ts";
import { type Standing, withAppeal } from "./standing.ts";

interface NewDiscoveryProps {
  user: User;
  /** Shown until the restaurant of the dish is known. */
  waiting: ReactNode;
}

/** A new discovery: what was begun on this device, or one about the dish that the address names (discoveries §30). */
export function NewDiscovery({ user, waiting }: NewDiscoveryProps) {
  const about = readAbout(useSearch({ strict: false }));
  return about ? (
    <AboutDish key={`${about.restaurant} ${about.dish}`} user={user} waiting={waiting} about={about} />
  ) : (
    <Form user={user} begun={readBegun(user.id)} />
  );
}

function Form({ user, begun }: { user: User; begun: Composition }) {
  const [writtenIn] = useState(useLanguage());
  /** What was saved while its author typed on: the same form goes on as its editor (discoveries §32). */
  const [standing, setStanding] = useState<Standing | null>(null);
  const leave = useLeaveSaved(null);
  const discovery = standing?.discovery ?? null;
  return (
    <CreatorForm
      user={user}
      discovery={discovery}
      begun={discovery ? composedOf(discovery, writtenIn) : begun}
      before={null}
      standing={{
        saved: (saved) => setStanding({ discovery: saved, round: 0 }),
        appealed: (appealed) => setStanding((now) => now && withAppeal(now, appealed)),
        loadNewest: () => {
          if (discovery) leave(String(discovery.id), true);
        },
      }}
    />
  );
}

function AboutDish({ user, waiting, about }: NewDiscoveryProps & { about: About }) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const before = useBegunBefore(user.id);
  const { data, isPending, isPaused } = useQuery(
    orpc.restaurants.get.queryOptions({ input: { id: about.restaurant } }),
  );
  if (before === undefined || (isPending && !isPaused)) return waiting;
  // Without a connection, or for a restaurant that is gone, the author fills in the place.
  if (!data) return <Form user={user} begun={readBegun(user.id)} />;
  return <Proposed user={user} proposed={composedAbout(data, about.dish, language)} begun={before} />;
}

/** What was begun on this device before, if only by choosing a photo. undefined: not known yet; null: nothing. */
function useBegunBefore(account_id: number): Composition | null | undefined {
  const [before, setBefore] = useState<Composition | null | undefined>(() => {
    const begun = readBegun(account_id);
    return isBegun(begun) ? begun : undefined;
  });
  useEffect(() => {
    if (before !== undefined) return;
    void readPicture(account_id).then((photo) => setBefore(photo ? readBegun(account_id) : null));
  }, [account_id, before]);
  return before;
}

interface ProposedProps {
  user: User;
  proposed: Composition;
  /** What was begun before; null: nothing. */
  begun: Composition | null;
}

/** Another discovery that was begun before is never replaced without asking. */
function Proposed({ user, proposed, begun }: ProposedProps) {
  useWords();
  const language = useLanguage();
  const part = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState(begun);
  const [replaced, setReplaced] = useState(false);
  // The pressed button is gone: the focus moves to the first field of what replaces it.
  useEffect(() => {
    if (replaced) part.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  }, [replaced]);
  const replace = async () => {
    await forgetBegun(user.id);
    setBefore(null);
    setReplaced(true);
  };
  // A dish that has left the menu has no name any more: then it is about the place.
  const subject = textIn({ ...proposed.name, default: null }, language) || (proposed.restaurant?.name ?? "");
  const isOther = before?.item_id !== proposed.item_id || before?.restaurant?.id !== proposed.restaurant?.id;
  return (
    <div ref={part}>
      {before && isOther ? (
        <Notice tone="info" icon={<Info />} title={m.publishing_begun_before()} className="mt-6">
          <Button size="sm" variant="outline" className="mt-2" onClick={() => void replace()}>
            {m.publishing_begin_about({ dish: subject })}
          </Button>
        </Notice>
      ) : null}
      <Form key={before ? "before" : "proposed"} user={user} begun={before ?? proposed} />
    </div>
  );
}
