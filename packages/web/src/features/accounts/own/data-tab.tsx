import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Button } from "@tablee/design-system/button";
import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { Notice } from "@tablee/design-system/notice";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { DAYS_TO_RETURN } from "@tablee/domain/accounts/deletion";
import { textIn } from "@tablee/domain/language/text-in";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { CircleAlert, Download } from "lucide-react";
import { useState } from "react";
import { failureWords } from "../../../api/failure-words.ts";
import { useTimezone } from "../../../language/device-habits.ts";
import { formatDateOf } from "../../../language/days.ts";
import { currentLanguage, useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSaveFile } from "../../../shell/failures/use-save-file.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { takeReturnPath } from "../../../session/return-path.ts";
import { useSignOut } from "../../../session/use-sign-out.ts";
import { NotConfirmed, useConfirmed } from "../ways/use-confirmed.tsx";
import { OwnSection } from "./own-page.tsx";

/** The tab for the data stored about a member: to download it, and to have it deleted. */
export function DataTab({ user }: { user: User }) {
  useWords();
  return (
    <>
      <OwnSection title={m.own_data_title()} text={m.own_data_text()}>
        <DownloadData guid={user.guid} />
      </OwnSection>
      <OwnSection title={m.own_delete_title()} text={m.own_delete_text({ days: DAYS_TO_RETURN })}>
        <DeleteAccount />
      </OwnSection>
    </>
  );
}

function DownloadData({ guid }: { guid: string }) {
  useWords();
  const { api } = useAppContext();
  const saveFile = useSaveFile();
  const read = useMutation({
    mutationFn: () => api.accounts.data(),
    networkMode: "always",
    gcTime: 0,
    onSuccess: (data) =>
      saveFile(JSON.stringify(data, null, 2), { name: `tablee-${guid}.json`, type: "application/json" }),
  });
  return (
    <>
      <Button
        variant="outline"
        start={<Download aria-hidden="true" />}
        loading={read.isPending}
        className="mobile:w-full"
        onClick={() => read.mutate()}
      >
        {m.own_data_download()}
      </Button>
      {read.isError ? <Failed error={read.error} /> : null}
    </>
  );
}

/** Asks for the deletion, then leaves the member's pages. */
function useRemoval() {
  const { api } = useAppContext();
  const { confirmed, dialog } = useConfirmed();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const router = useRouter();
  const toasts = useToasts();
  const timezone = useTimezone();
  const remove = useMutation({
    mutationFn: () => confirmed(() => api.accounts.deleteAccount()),
    networkMode: "always",
    onSuccess: async ({ erased_at }) => {
      const date = formatDateOf(erased_at, timezone, currentLanguage());
      // The session has ended on the server. The device must drop its token before the feed opens, so that no call is
      // made with it.
      const left = signOut({ revoked: true });
      await navigate({ to: "/", replace: true });
      await left;
      // A call that was under way may have been refused first; then this page has already sent its user to sign in.
      if (router.latestLocation.pathname !== "/") {
        takeReturnPath();
        await navigate({ to: "/", replace: true });
      }
      toasts.show({ text: m.own_deleted({ date }), tone: "info", duration: 0 });
    },
  });
  return { remove, dialog };
}

function DeleteAccount() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { remove, dialog } = useRemoval();
  const [asking, setAsking] = useState(false);
  // Read anew whenever it is asked: the question waits for it, because it says what else the deletion does.
  const owned = useQuery({
    ...orpc.accounts.onlyOwned.queryOptions(),
    enabled: asking,
    staleTime: 0,
    retry: false,
    networkMode: "always",
  });
  const isReading = asking && owned.isPending;
  const places = owned.data?.places ?? [];
  return (
    <>
      <Button
        variant="danger"
        loading={remove.isPending || isReading}
        className="mobile:w-full"
        onClick={() => setAsking(true)}
      >
        {m.own_delete()}
      </Button>
      {remove.isError && !(remove.error instanceof NotConfirmed) ? <Failed error={remove.error} /> : null}
      <AlertDialog
        open={asking && !isReading}
        onOpenChange={setAsking}
        title={m.own_delete_ask()}
        description={m.own_delete_ask_text({ days: DAYS_TO_RETURN })}
        confirmLabel={m.own_delete()}
        cancelLabel={m.own_delete_keep()}
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
      >
        {places.length === 0 ? null : (
          <>
            <ul className="list-disc ps-5 font-semibold [overflow-wrap:anywhere]">
              {places.map(({ restaurant_id, name }) => (
                <li key={restaurant_id}>{textIn(name, language)}</li>
              ))}
            </ul>
            <p className="mt-2 text-ink-2">{m.own_delete_places({ count: places.length })}</p>
          </>
        )}
      </AlertDialog>
      {dialog}
    </>
  );
}

function Failed({ error }: { error: unknown }) {
  useWords();
  const { title, text } = failureWords(error);
  return (
    <Notice tone="danger" icon={<CircleAlert />} title={title} className="mt-4">
      {text}
    </Notice>
  );
}
