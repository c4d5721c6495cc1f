import type { Contract } from "@tablee/contract/contract";
import { settingsOf } from "@tablee/contract/kitchen/printer-settings";
import type { Printer, PrinterRefusal, PrinterSettings } from "@tablee/contract/kitchen/printers.schema";
import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Select } from "@tablee/design-system/inputs/select";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { AUTO_PRINTS, type AutoPrint, PRINTER_COLUMNS, isPrinterHost } from "@tablee/domain/kitchen/printer";
import type { Language } from "@tablee/domain/language/text";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { deleted } from "../../../api/answers/deleted.ts";
import { isCallError } from "../../../api/call-error.ts";
import { type ConflictWords, conflictText, useSeen } from "../../../api/answers/edit-conflicts.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSaidProblems } from "../../../shell/typing/use-said-problems.ts";
import { printersQuery } from "./use-printers.ts";

export const AUTO_WORDS = {
  never: () => m.kitchen_printer_auto_never(),
  new: () => m.kitchen_printer_auto_new(),
  confirmed: () => m.kitchen_printer_auto_confirmed(),
} as const satisfies Record<AutoPrint, () => string>;

/** Why an address cannot be used for printing. */
const REASONS = {
  name_unknown: () => m.kitchen_printer_refused_name_unknown(),
  address_forbidden: () => m.kitchen_printer_refused_address_forbidden(),
  port_forbidden: () => m.kitchen_printer_refused_port_forbidden(),
  known: () => m.kitchen_printer_refused_known(),
  taken: () => m.kitchen_printer_refused_taken(),
  too_many: () => m.kitchen_printer_refused_too_many(),
} as const satisfies Record<PrinterRefusal, () => string>;

/** The reasons that are about the address, and are shown beside it. */
const HOST_REASONS: readonly PrinterRefusal[] = ["name_unknown", "address_forbidden", "known", "taken"];

const isAboutHost = (error: unknown): boolean =>
  isCallError(error) && HOST_REASONS.some((one) => one === (error.data as { reason?: unknown } | undefined)?.reason);

const isReason = (reason: unknown): reason is PrinterRefusal => typeof reason === "string" && reason in REASONS;

const REFUSED = {
  invalid_input: () => m.kitchen_printer_required(),
  printing_off: () => m.kitchen_printers_off(),
  // conflictText says what somebody else has set.
  edit_conflict: () => null,
  printer_refused: (data: unknown) => {
    const { reason } = (data ?? {}) as { reason?: unknown };
    return isReason(reason) ? REASONS[reason]() : null;
  },
} satisfies RefusalWords<Contract["printers"]["add"]> & RefusalWords<Contract["printers"]["change"]>;

const CHANGED_WORDS = {
  name: { label: () => m.kitchen_printer_name() },
  host: { label: () => m.kitchen_printer_host() },
  port: { label: () => m.kitchen_printer_port() },
  columns: {
    label: () => m.kitchen_printer_columns(),
    shown: (columns: number) => m.kitchen_printer_columns_of({ columns }),
  },
  language: { label: () => m.kitchen_printer_language(), shown: (language: Language) => LANGUAGE_NAMES[language] },
  auto_print: { label: () => m.kitchen_printer_auto(), shown: (auto: AutoPrint) => AUTO_WORDS[auto]() },
} satisfies ConflictWords;

const LANGUAGE_NAMES: Record<Language, string> = { fr: "Français", en: "English" };

export interface PrinterFormProps {
  restaurant_id: number;
  /** The ports that a printer may use. */
  ports: readonly number[];
  /** null: a new one. */
  printer: Printer | null;
  onClose: () => void;
}

/** A printer's address, its paper width, and when it prints automatically. */
export function PrinterForm(props: PrinterFormProps) {
  const language = useLanguage();
  const { printer, ports, onClose } = props;
  const [draft, setDraft] = useState<PrinterSettings>(
    printer ?? { name: "", host: "", port: ports[0] ?? 0, columns: 48, language, auto_print: "never" },
  );
  const save = useSave(props);
  const { problems, said, type, leave } = useSaidProblems<"host", PrinterSettings, HostProblem>(draft, hostProblem);
  const refused = save.error ? wordsOfRefusal(REFUSED, save.error) : null;
  const hostRefused = isAboutHost(save.error) ? refused : null;
  const set = (change: Partial<PrinterSettings>) => {
    setDraft((before) => ({ ...before, ...change }));
    if (!("host" in change)) return;
    type(["host"]);
    // What was refused is another address now.
    if (hostRefused) save.reset();
  };
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={printer ? m.kitchen_printer_edit({ name: printer.name }) : m.kitchen_printer_add()}
      closeLabel={m.kitchen_close()}
      size="sm"
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          leave(["host"]);
          if (problems.host) event.currentTarget.querySelector<HTMLElement>("[name=host]")?.focus();
          else save.mutate(draft);
        }}
      >
        <Fields
          {...{ draft, set, ports }}
          hostError={said("host", "host") ? m.kitchen_printer_host_invalid() : hostRefused}
        />
        <p role="alert" className="text-cap font-medium text-danger-ink empty:hidden">
          {save.error && !hostRefused
            ? (conflictText(CHANGED_WORDS, save.error) ?? refused ?? m.kitchen_not_saved())
            : null}
        </p>
        <Button type="submit" variant="strong" loading={save.isPending}>
          {m.kitchen_printer_save()}
        </Button>
        {printer ? <Remove {...props} printer={printer} /> : null}
      </form>
    </ResponsiveDialog>
  );
}

interface HostProblem {
  host: "invalid" | null;
}

/** A host that is missing is reported by the browser itself. */
const hostProblem = ({ host }: PrinterSettings): HostProblem => {
  const written = host.trim().toLowerCase();
  return { host: written === "" || isPrinterHost(written) ? null : "invalid" };
};

interface FieldsProps {
  draft: PrinterSettings;
  hostError: string | null;
  set: (change: Partial<PrinterSettings>) => void;
  ports: readonly number[];
}

function Fields({ draft, set, ports, hostError }: FieldsProps) {
  useWords();
  return (
    <>
      <Field label={m.kitchen_printer_name()}>
        <TextInput required maxLength={40} value={draft.name} onValueChange={(name) => set({ name })} />
      </Field>
      <Field label={m.kitchen_printer_host()} hint={m.kitchen_printer_host_hint()} error={hostError}>
        <TextInput
          name="host"
          required
          maxLength={253}
          autoCapitalize="none"
          spellCheck={false}
          value={draft.host}
          onValueChange={(host) => set({ host })}
        />
      </Field>
      {ports.length > 1 ? (
        <Field label={m.kitchen_printer_port()}>
          <Select
            value={String(draft.port)}
            onValueChange={(port) => set({ port: Number(port) })}
            options={ports.map((port) => ({ value: String(port), label: String(port) }))}
          />
        </Field>
      ) : null}
      <Field label={m.kitchen_printer_columns()}>
        <Select
          value={String(draft.columns)}
          onValueChange={(value) => set({ columns: PRINTER_COLUMNS.find((one) => String(one) === value) ?? 48 })}
          options={PRINTER_COLUMNS.map((columns) => ({
            value: String(columns),
            label: m.kitchen_printer_columns_of({ columns }),
          }))}
        />
      </Field>
      <Field label={m.kitchen_printer_language()}>
        <Select
          value={draft.language}
          onValueChange={(language) => set({ language })}
          options={(["fr", "en"] as const).map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </Field>
      <Field label={m.kitchen_printer_auto()}>
        <Select
          value={draft.auto_print}
          onValueChange={(auto_print) => set({ auto_print })}
          options={AUTO_PRINTS.map((value) => ({ value, label: AUTO_WORDS[value]() }))}
        />
      </Field>
    </>
  );
}

function useSave({ restaurant_id, printer, onClose }: PrinterFormProps) {
  const { api, orpc, queryClient } = useAppContext();
  const toasts = useToasts();
  const { seen, meet } = useSeen<Partial<PrinterSettings>>(printer ? settingsOf(printer) : {});
  return useMutation({
    networkMode: "always",
    onError: meet,
    mutationFn: ({ name, host, port, columns, language, auto_print }: PrinterSettings) => {
      const settings = { name: name.trim(), host: host.trim(), port, columns, language, auto_print };
      return printer
        ? api.printers.change({ ...settings, id: printer.id, seen: { ...settingsOf(printer), ...seen } })
        : api.printers.add({ ...settings, restaurant_id });
    },
    onSuccess: async () => {
      toasts.show({ text: m.kitchen_printer_saved(), tone: "success", id: "printer" });
      await queryClient.invalidateQueries(printersQuery(orpc, restaurant_id));
      onClose();
    },
  });
}

function Remove({ restaurant_id, printer, onClose }: PrinterFormProps & { printer: Printer }) {
  useWords();
  const { api, orpc, queryClient } = useAppContext();
  const toasts = useToasts();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: () => deleted(api.printers.remove({ id: printer.id })),
    onSuccess: async () => {
      await queryClient.invalidateQueries(printersQuery(orpc, restaurant_id));
      onClose();
    },
    onError: () => toasts.show({ text: m.kitchen_not_saved(), tone: "danger", id: "printer", urgent: true }),
  });
  return (
    <>
      <Button variant="ghost" flush onClick={() => setAsking(true)}>
        {m.kitchen_printer_remove()}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.kitchen_printer_remove_title({ name: printer.name })}
        description={m.kitchen_printer_remove_text()}
        confirmLabel={m.kitchen_printer_remove()}
        cancelLabel={m.kitchen_printer_keep()}
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </>
  );
}
