import { useSuspenseQuery } from "@tanstack/react-query";
import { Outlet, useLoaderData, useParams } from "@tanstack/react-router";
import { createElement, useEffect } from "react";
import { useWords } from "../../../language/language.ts";
import { onceReady } from "../../../shell/ready/ready.ts";
import { useLatePart } from "../../../shell/use-late-part.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { MenuPathContext } from "../../menus/reading/menu-ordering.ts";
import { menuOutlineQuery } from "../../menus/reading/menu-queries.ts";
import { useTable } from "../live/table-context.ts";
import { TableOrdering } from "../basket/table-ordering.tsx";
import { TableProvider } from "../live/table-provider.tsx";
import type { LoadedTable } from "./table-routing.ts";
import "../tables.css";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const NicknameSheet = openedPart(async () => (await import("../seats/nickname-sheet.tsx")).NicknameSheet);

const tableGone = async () => (await import("./table-gone.page.tsx")).TableGonePage;
const tableOver = async () => (await import("./table-over.tsx")).TableOver;

/** If nothing was loaded, the route shows its own page. */
const NO_TABLE: LoadedTable = { restaurant_id: 0, name: "" };

/** A shared table (tables §2): the diner is at it as long as one of its pages, the menu or the basket, is open. */
export function TablePage() {
  useWords();
  const { table = "" } = useParams({ strict: false });
  // From either of the two routes, which load the same.
  const { restaurant_id, name }: LoadedTable = useLoaderData({ strict: false }) ?? NO_TABLE;
  const { orpc } = useAppContext();
  const { data: outline } = useSuspenseQuery(menuOutlineQuery(orpc, restaurant_id));
  return (
    <TableProvider key={table} code={table} name={name} restaurant={outline.restaurant}>
      <Sitting />
    </TableProvider>
  );
}

function Sitting() {
  const { code, shared, snapshot } = useTable();
  const { phase } = snapshot;
  const gone = useLatePart(tableGone, phase === "gone");
  const over = useLatePart(tableOver, phase === "closed" || phase === "left" || phase === "full");
  // Preloaded, because a sitting may end while the page is open.
  useEffect(() => onceReady(tableOver), []);
  if (gone) return createElement(gone);
  if (over) return createElement(over);
  const asking = snapshot.asked && (phase === "asking" || phase === "joining");
  return (
    <TableOrdering>
      <MenuPathContext value={`/menu/table/${code}`}>
        <Outlet />
      </MenuPathContext>
      <NicknameSheet open={asking} leave={() => shared?.ask(false)} />
    </TableOrdering>
  );
}
