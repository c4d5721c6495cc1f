import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { LogOut } from "lucide-react";
import { useAskedSignOut } from "../../features/accounts/asked-sign-out.tsx";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import type { Environments } from "../../platform/platform.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { useSignOut } from "../../session/use-sign-out.ts";
import { ROW, Setting } from "./more-parts.tsx";

/** shell §11: only the native app can switch environments. */
export function AdminOptions({ hide }: { hide: () => void }) {
  useWords();
  const { platform } = useAppContext();
  const signOut = useSignOut();
  const { press, question } = useAskedSignOut(() => {
    hide();
    void signOut();
  });
  return (
    <Setting label={m.shell_admin_options()}>
      {platform.environments ? <EnvironmentSwitch environments={platform.environments} /> : null}
      <div className="-mx-3">
        <button type="button" className={ROW} onClick={press}>
          <LogOut aria-hidden="true" />
          {m.shell_log_out()}
        </button>
        {question}
      </div>
    </Setting>
  );
}

/** Signs out before switching the server: a token is never sent to a server that did not issue it. */
function EnvironmentSwitch({ environments }: { environments: Environments }) {
  useWords();
  const signOut = useSignOut();
  const toasts = useToasts();
  return (
    <SegmentedControl
      label={m.shell_environment()}
      value={environments.now}
      onValueChange={async (name) => {
        await signOut();
        if (!environments.switchTo(name)) {
          toasts.show({ text: m.shell_environment_kept(), tone: "danger", id: "environment" });
        }
      }}
      items={[
        { value: "live", label: m.shell_environment_live() },
        { value: "dev", label: m.shell_environment_dev() },
      ]}
    />
  );
}
