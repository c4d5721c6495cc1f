import type { Contract } from "@tablee/contract/contract";
import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Notice } from "@tablee/design-system/notice";
import { useMutation } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { QrCode } from "../../../shell/qr-code.tsx";

const REFUSED = {
  code_invalid: () => m.ways_second_wrong(),
} satisfies RefusalWords<Contract["accounts"]["confirmAuthenticator"]>;

interface AuthenticatorDialogProps {
  /** What the app scans; null when the dialog is closed. */
  offered: { secret: string; address: string } | null;
  onClose: () => void;
  /** Called when the first code was right. */
  onDone: (recovery_codes: readonly string[]) => void;
}

/**
 * Sets up an authenticator app as the second step: the app scans a code or the secret is typed, and a first code
 * confirms it.
 */
export function AuthenticatorDialog({ offered, onClose, onDone }: AuthenticatorDialogProps) {
  useWords();
  return (
    <ResponsiveDialog
      open={offered !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={m.ways_app_title()}
      description={m.ways_app_text()}
      closeLabel={m.accounts_close()}
      size="sm"
    >
      {offered ? <Enrol {...offered} onDone={onDone} /> : null}
    </ResponsiveDialog>
  );
}

function Enrol({
  secret,
  address,
  onDone,
}: { secret: string; address: string } & Pick<AuthenticatorDialogProps, "onDone">) {
  useWords();
  const { api } = useAppContext();
  const [code, setCode] = useState("");
  const confirm = useMutation({
    gcTime: 0,
    networkMode: "always",
    mutationFn: () => api.accounts.confirmAuthenticator({ code: code.replaceAll(/\s/g, "") }),
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4 pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!confirm.isPending) confirm.mutate();
      }}
    >
      <QrCode text={address} label={m.ways_app_qr()} className="mx-auto w-full max-w-[14rem] rounded-card" />
      <p className="text-cap text-ink-2">
        {m.ways_app_secret()}{" "}
        <code className="num text-ink wrap-break-word select-all">{secret.replace(/(.{4})(?!$)/g, "$1 ")}</code>
      </p>
      {/* A phone cannot scan its own screen, so it opens the app by a link. */}
      <Button variant="outline" block className="pointer-fine:hidden" render={<a href={address} />}>
        {m.ways_app_open()}
      </Button>
      <Field
        label={m.ways_second_code()}
        error={confirm.isError ? (wordsOfRefusal(REFUSED, confirm.error) ?? failureLine(confirm.error)) : null}
      >
        <TextInput
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          required
          value={code}
          onValueChange={setCode}
        />
      </Field>
      <Button type="submit" size="lg" block loading={confirm.isPending} disabled={!/^\s*(?:\d\s*){6}$/.test(code)}>
        {m.ways_confirm_action()}
      </Button>
    </form>
  );
}

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  useWords();
  return (
    <ResponsiveDialog
      open={codes !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={m.ways_codes_title()}
      closeLabel={m.accounts_close()}
      size="sm"
      // They cannot be shown again, so a press outside must not close the dialog.
      staysOnOutsidePress
    >
      <Notice tone="warning" announce={false}>
        {m.ways_codes_text()}
      </Notice>
      <ul className="num mt-4 grid grid-cols-1 gap-2 text-body">
        {(codes ?? []).map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 grid grid-cols-1 gap-3">
        <CopyCodes codes={codes ?? []} />
        <Button size="lg" block onClick={onClose}>
          {m.ways_codes_done()}
        </Button>
      </div>
    </ResponsiveDialog>
  );
}

function CopyCodes({ codes }: { codes: readonly string[] }) {
  useWords();
  const { platform } = useAppContext();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => setCopied(await platform.copy(codes.join("\n")));
  return (
    <>
      <Button variant="outline" size="lg" block start={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {m.ways_codes_copy()}
      </Button>
      <p role="status" className="text-center text-cap text-ink-2 empty:hidden">
        {copied === null ? null : copied ? m.ways_codes_copied() : m.ways_codes_not_copied()}
      </p>
    </>
  );
}
