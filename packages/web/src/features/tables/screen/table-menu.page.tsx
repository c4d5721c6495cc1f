import { LARGE, useMediaQuery } from "@tablee/design-system/media-query";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createElement } from "react";
import { useWords } from "../../../language/language.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { useLatePart } from "../../../shell/use-late-part.ts";
import { menuOutlineQuery } from "../../menus/reading/menu-queries.ts";
import { MenuScreen } from "../../menus/menu/menu-screen.tsx";
import { TableBar } from "./table-bar.tsx";
import { useTable } from "../live/table-context.ts";
import { TableNotices } from "../basket/table-notices.tsx";
import { TableInShort, TableStrip } from "../basket/table-strip.tsx";

const tableColumn = async () => (await import("../basket/table-column.tsx")).TableColumn;

/** The menu of the table's restaurant: what is added goes into the table's basket. */
export function TableMenuPage() {
  useWords();
  const { orpc } = useAppContext();
  const { restaurant } = useTable();
  const { data: outline } = useSuspenseQuery(menuOutlineQuery(orpc, restaurant.id));
  return (
    <>
      <MenuScreen
        outline={outline}
        modes={<TableStrip />}
        settings={
          <div className="w-full empty:hidden large:hidden">
            <TableNotices />
          </div>
        }
        settingsInShort={<TableInShort />}
        column={<Beside />}
      />
      <TableBar />
    </>
  );
}

/** The table's basket to the right: only large layouts load it. Its place is reserved until then. */
function Beside() {
  const column = useLatePart(tableColumn, useMediaQuery(LARGE));
  return (
    <div className="sticky top-notice h-[calc(100dvh-var(--top-notice,0px)-3.5rem)]">
      {column && createElement(column)}
    </div>
  );
}
