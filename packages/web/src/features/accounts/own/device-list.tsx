import type { SignedInDevice } from "@tablee/contract/accounts/own.schema";
import { Button } from "@tablee/design-system/button";
import { Skeleton } from "@tablee/design-system/skeleton";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import { deleted } from "../../../api/answers/deleted.ts";
import { failureLine } from "../../../api/failure-words.ts";
import { formatAge } from "../../../language/age.ts";
import { useTimezone } from "../../../language/device-habits.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { namesApart } from "../names-apart.ts";
import { NotConfirmed, useConfirmed } from "../ways/use-confirmed.tsx";

/** The devices on which the member is signed in, each with a button that signs it out. */
export function DeviceList() {
  useWords();
  const { orpc } = useAppContext();
  const { data, isPending, error, refetch } = useQuery(orpc.accounts.devices.queryOptions({ input: undefined }));
  const { end, endOthers, dialog } = useEndings();
  if (isPending) return <Skeleton className="h-32 w-full !rounded-card" />;
  if (!data) return <CallFailed error={error} retry={() => void refetch()} />;
  const others = data.filter(({ current }) => !current);
  const names = namesApart(data.map(nameOf));
  return (
    <>
      <ul className="grid">
        {data.map((device, index) => (
          <li key={device.id} className="border-t border-line">
            <Device
              device={device}
              name={names[index] ?? ""}
              busy={end.isPending && end.variables === device.id}
              signOut={() => end.mutate(device.id)}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button
          variant="outline"
          className="mt-5 mobile:w-full"
          loading={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          {m.own_devices_end_others()}
        </Button>
      ) : null}
      {dialog}
    </>
  );
}

/**
 * Signs devices out. The server asks for a confirmation of identity if the last one is long ago, so that a stolen token
 * cannot sign the member out.
 */
function useEndings() {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const { confirmed, dialog } = useConfirmed();
  const after = {
    networkMode: "always" as const,
    onSuccess: () => toasts.show({ text: m.own_device_ended(), tone: "success", id: "devices" }),
    onError: (error: unknown) =>
      error instanceof NotConfirmed
        ? undefined
        : toasts.show({ text: failureLine(error), tone: "danger", id: "devices" }),
    // After a failure too: the device may have been signed out elsewhere.
    onSettled: () => client.invalidateQueries({ queryKey: orpc.accounts.devices.key() }),
  };
  return {
    end: useMutation({
      ...after,
      mutationFn: (id: number) => confirmed(() => deleted(api.accounts.endSession({ id }))),
    }),
    endOthers: useMutation({ ...after, mutationFn: () => confirmed(() => api.accounts.endOtherSessions()) }),
    dialog,
  };
}

/** Returns "Firefox · Linux", or as much of it as the device reported. */
const nameOf = ({ what, system }: SignedInDevice): string =>
  [what, system].filter((word) => word !== null).join(" · ") || m.own_device_unknown();

interface DeviceProps {
  device: SignedInDevice;
  name: string;
  busy: boolean;
  signOut: () => void;
}

function Device({ device, name, busy, signOut }: DeviceProps) {
  const language = useLanguage();
  const now = useNow();
  const seen = formatAge(new Date(device.last_seen_at), now, language, useTimezone());
  const mobile = device.native || device.system === "Android" || device.system === "iOS";
  const Icon = mobile ? Smartphone : Laptop;
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-3.5 gap-y-1 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 grow basis-[10rem]">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-cap text-ink-2">
          {device.current ? m.own_device_current() : m.own_device_seen({ age: seen })}
          {device.native ? ` · ${m.own_device_app()}` : ""}
        </p>
      </div>
      {device.current ? null : (
        <Button variant="quiet" loading={busy} aria-label={m.own_device_end_of({ device: name })} onClick={signOut}>
          {m.own_device_end()}
        </Button>
      )}
    </div>
  );
}
