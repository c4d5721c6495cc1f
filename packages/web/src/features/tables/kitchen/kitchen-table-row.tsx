import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { Button } from "@tablee/design-system/button";
import { IconButton } from "@tablee/design-system/icon-button";
import { Menu } from "@tablee/design-system/menu";
import { StatusDot } from "@tablee/design-system/status-dot";
import { Link } from "@tanstack/react-router";
import { DoorOpen, Ellipsis, ExternalLink, Pencil, Printer, QrCode as Code, RefreshCw, CircleOff } from "lucide-react";
import { useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { QrCode } from "../../../shell/qr-code.tsx";
import { tableTitle } from "../live/table-words.ts";
import { codeDay } from "./code-day.ts";
import type { KitchenTables, TableAction } from "../live/use-kitchen-tables.ts";

interface RowProps {
  table: KitchenTable;
  /** The restaurant's time zone. */
  timezone: string;
  act: KitchenTables["act"];
  onPrint: () => void;
  onRename: () => void;
}

/** A table as staff see it: its code, who sits there, and the actions for it. */
export function KitchenTableRow({ table, timezone, act, onPrint, onRename }: RowProps) {
  const language = useLanguage();
  const now = useNow();
  const { origin } = useAppContext();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { name, code, path } = table;
  return (
    <li className="flex flex-wrap items-start gap-4 rounded-card border border-line bg-surface p-4">
      {path ? (
        <QrCode text={new URL(path, origin).href} label="" className="size-22 shrink-0 rounded-inner" />
      ) : (
        <span className="grid size-22 shrink-0 place-items-center rounded-inner bg-sunken text-ink-3">
          <CircleOff aria-hidden="true" className="size-7 stroke-[1.5]" />
        </span>
      )}
      <div className="min-w-0 grow basis-[9rem]">
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 font-display text-t3 break-words">{tableTitle(name)}</h2>
          <More {...{ table, onRename }} onAsk={(action) => setAsked({ action, table })} />
        </div>
        <State table={table} />
        {code ? <p className="num mt-1 text-bs font-medium [overflow-wrap:anywhere]">{code}</p> : null}
        <p className="text-cap text-ink-3">
          {m.table_kitchen_since({ date: codeDay(table, timezone, now, language) })}
        </p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <CodeButton {...{ table, act, onPrint }} />
        </div>
      </div>
      <Question {...{ act, asked }} onClose={() => setAsked(null)} />
    </li>
  );
}

/** Prints a table's code, or gives a table without one a new one: one button, which keeps the focus when it has one. */
function CodeButton({ table, act, onPrint }: Pick<RowProps, "table" | "act" | "onPrint">) {
  useWords();
  const { name, code } = table;
  const [busy, setBusy] = useState(false);
  const reopen = async () => {
    setBusy(true);
    try {
      await act("rotate", table);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={code ? m.table_kitchen_print_of({ name }) : undefined}
      start={code ? <Printer aria-hidden="true" /> : undefined}
      loading={busy}
      onClick={code ? onPrint : () => void reopen()}
    >
      {code ? m.table_kitchen_print() : m.table_kitchen_reopen()}
    </Button>
  );
}

function State({ table: { in_service, users } }: { table: KitchenTable }) {
  useWords();
  if (!in_service) return <StatusDot tone="muted">{m.table_kitchen_out()}</StatusDot>;
  if (users === null) return <StatusDot tone="success">{m.table_kitchen_free()}</StatusDot>;
  return <StatusDot tone="info">{m.table_kitchen_seated({ count: users })}</StatusDot>;
}

interface MoreProps {
  table: KitchenTable;
  onRename: () => void;
  onAsk: (action: TableAction) => void;
}

function More({ table: { name, code, users }, onRename, onAsk }: MoreProps) {
  useWords();
  const open = code
    ? [
        {
          id: "open",
          label: m.table_kitchen_open(),
          icon: <ExternalLink />,
          render: <Link to="/menu/table/$table" params={{ table: code }} />,
        },
      ]
    : [];
  const clear =
    users === null
      ? []
      : [{ id: "clear", label: m.table_kitchen_clear(), icon: <DoorOpen />, onSelect: () => onAsk("clear") }];
  const codes = code
    ? [
        {
          id: "rotate",
          label: m.table_kitchen_rotate(),
          icon: <RefreshCw />,
          onSelect: () => onAsk("rotate"),
          separated: true,
        },
        {
          id: "close",
          label: m.table_kitchen_shut(),
          icon: <Code />,
          onSelect: () => onAsk("close"),
          tone: "danger" as const,
        },
      ]
    : [];
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={m.table_kitchen_more_of({ name })} className="-me-1.5 -mt-1.5">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      title={tableTitle(name)}
      items={[
        ...open,
        { id: "rename", label: m.table_kitchen_rename(), icon: <Pencil />, onSelect: onRename },
        ...clear,
        ...codes,
      ]}
    />
  );
}

const QUESTIONS = {
  rotate: { title: m.table_kitchen_rotate_title, text: m.table_kitchen_rotate_text, verb: m.table_kitchen_rotate },
  clear: { title: m.table_kitchen_clear_title, text: m.table_kitchen_clear_text, verb: m.table_kitchen_clear },
  close: { title: m.table_kitchen_shut_title, text: m.table_kitchen_shut_text, verb: m.table_kitchen_shut },
} as const;

/** The table as it was when the question was asked: an answer concerns what was seen then. */
interface Asked {
  action: TableAction;
  table: KitchenTable;
}

interface QuestionProps extends Pick<RowProps, "act"> {
  asked: Asked | null;
  onClose: () => void;
}

/** Says what an action means before it is done: old photos of the code stop working, a party's order ends. */
function Question({ act, asked, onClose }: QuestionProps) {
  useWords();
  const [last, setLast] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  if (asked !== null && asked !== last) setLast(asked);
  if (last === null) return null;
  const { action, table } = last;
  const { title, text, verb } = QUESTIONS[action];
  const confirm = async () => {
    setBusy(true);
    await act(action, table);
    setBusy(false);
    onClose();
  };
  return (
    <AlertDialog
      open={asked !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      tone={action === "close" ? "danger" : "strong"}
      title={title({ name: table.name })}
      description={text()}
      confirmLabel={verb()}
      cancelLabel={m.table_kitchen_cancel()}
      onConfirm={() => void confirm()}
      busy={busy}
    />
  );
}
