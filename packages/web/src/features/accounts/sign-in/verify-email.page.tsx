import { Button } from "@tablee/design-system/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { failureWords } from "../../../api/failure-words.ts";
import { isRefused } from "../../../api/retry-delay.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { EntryCard } from "./entry-card.tsx";
import { useHomeWhereSignedIn } from "./home-where-signed-in.ts";

/** The page to which the mail that verifies an e-mail address leads. It verifies by itself, once. */
export function VerifyEmailPage() {
  useWords();
  useHomeWhereSignedIn();
  const { guid } = useParams({ from: "/email/verification/$guid" });
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  /** Whether an attempt was not answered: it may have used the link up. */
  const [mayBeDone, setMayBeDone] = useState(false);
  const { mutate, isSuccess, isError, error } = useMutation({
    mutationFn: () => api.accounts.verifyEmail({ guid }),
    networkMode: "always",
    // The member was fetched while the link was being used: with the old address, and the new one waiting.
    onSuccess: () => void client.invalidateQueries({ queryKey: orpc.accounts.currentUser.key() }),
    onError: (failed) => {
      if (!isRefused(failed)) setMayBeDone(true);
    },
  });
  const begun = useRef(false);
  useEffect(() => {
    // A link is valid once, so a page that renders twice must make one call.
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);
  if (isSuccess) return <Verified />;
  if (!isError) return <EntryCard title={m.accounts_verify_title()} text={m.accounts_verify_busy()} />;
  const isGone = isCallError(error) && error.code === "link_invalid";
  const { title, text } = failureWords(error);
  return isGone ? (
    <EntryCard
      title={mayBeDone ? m.accounts_verify_maybe() : m.accounts_link_gone()}
      text={mayBeDone ? m.accounts_verify_maybe_text() : m.accounts_link_gone_text()}
    >
      <Onwards />
    </EntryCard>
  ) : (
    <EntryCard title={title} text={text}>
      <Button block size="lg" onClick={() => mutate()}>
        {m.accounts_verify_again()}
      </Button>
    </EntryCard>
  );
}

function Verified() {
  useWords();
  return (
    <EntryCard title={m.accounts_verify_done()} text={m.accounts_verify_done_text()}>
      <Onwards />
    </EntryCard>
  );
}

/** The next step: members continue; visitors sign in, where they can also request a new link. */
function Onwards() {
  useWords();
  const { status } = useSession();
  return status === "member" ? (
    <Button block size="lg" render={<Link to="/" replace />}>
      {m.accounts_back()}
    </Button>
  ) : (
    <Button block size="lg" render={<Link to="/login" replace />}>
      {m.accounts_sign_in()}
    </Button>
  );
}
