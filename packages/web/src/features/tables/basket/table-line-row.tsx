import { IconButton } from "@tablee/design-system/icon-button";
import { Menu } from "@tablee/design-system/menu";
import { Message } from "@tablee/design-system/message";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { textIn } from "@tablee/domain/language/text-in";
import { toDecimal } from "@tablee/domain/money/minor";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { newKey } from "../../../api/new-key.ts";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";
import { DishLink } from "../../menus/card/dish-link.tsx";
import { useOpenDish } from "../../menus/reading/menu-address.ts";
import { lineDetails } from "../../orders/basket/basket-line-details.ts";
import { problemWords } from "../../orders/basket/basket-problems.ts";
import { useTable } from "../live/table-context.ts";
import { useSeeing } from "../live/use-table-news.ts";
import type { TableLineView } from "../live/table-view.ts";
import { detailsInline } from "../../orders/words/order-line-words.ts";

/** A line of the table's basket: dish, choices and price; one's own can be edited and removed. */
export function TableLineRow({ line, heading: Heading }: { line: TableLineView; heading: "h3" | "h4" }) {
  const language = useLanguage();
  const { restaurant, menu, fresh, see } = useTable();
  const isNew = fresh.has(line.id);
  useSeeing(line.id, isNew, see);
  const name = textIn(line.name, language);
  const { notes, quantity } = line.line;
  return (
    <li
      ref={handsFocusOn}
      className={`flex flex-wrap items-start justify-end gap-x-3 py-2 ${isNew ? "-mx-3 my-0.5 rounded-control bg-success-tint px-3" : ""} ${line.waiting ? "opacity-70" : ""}`}
    >
      <div className="flex min-w-0 grow basis-[9rem] gap-3">
        <span className="num min-w-6 shrink-0 leading-[1.375rem] font-semibold">{quantity}</span>
        <div className="min-w-0 grow">
          <Heading className="font-display text-dish leading-[1.375rem] text-pretty">{name}</Heading>
          {menu ? <Details line={line} /> : null}
          {notes ? (
            <p dir="auto" className="quote text-cap break-words text-ink-2">
              {m.basket_quoted({ note: notes })}
            </p>
          ) : null}
          {isNew ? <p className="text-cap font-semibold text-success-ink">{m.table_just_added()}</p> : null}
          {line.waiting ? <p className="text-cap text-ink-2">{m.table_waiting()}</p> : null}
          {line.problems.map((problem, at) => (
            <div key={at} data-problems="line" className="mt-1">
              <Message tone="danger">
                {problemWords({ ...problem, line: null }, { menu, currency: restaurant.currency, language })}
              </Message>
            </div>
          ))}
        </div>
      </div>
      <span className="num shrink-0 leading-[1.375rem]">
        {formatMoney(toDecimal(line.price), restaurant.currency, language)}
      </span>
      {line.removable ? <LineActions line={line} name={name} compact={Heading === "h4"} /> : null}
    </li>
  );
}

/** The actions of a line: directly on one's own; on those of others, which the opener may remove, behind one button. */
function LineActions({ line, name, compact }: { line: TableLineView; name: string; compact: boolean }) {
  useWords();
  const { code, menu } = useTable();
  const open = useOpenDish();
  const remove = useRemoving(line, name);
  const gone = menu !== null && line.problems.some((problem) => problem.code === "item_gone");
  const [edit, take] = [m.table_edit_line({ name }), m.table_remove_line({ name })];
  if (compact || !line.own) {
    const change = {
      id: "edit",
      label: edit,
      icon: <Pencil />,
      disabled: gone,
      onSelect: () => open({ line: line.id }),
    };
    const items = [...(line.own ? [change] : []), { id: "remove", label: take, icon: <Trash2 />, onSelect: remove }];
    const trigger = (
      <IconButton
        size="sm"
        label={line.own ? m.table_line_actions({ name }) : take}
        data-remove=""
        className="-my-1.5 -me-2.5"
      >
        <Ellipsis aria-hidden="true" />
      </IconButton>
    );
    return <Menu trigger={trigger} title={name} items={items} />;
  }
  return (
    <span className="-my-1.5 -me-2.5 flex shrink-0">
      {gone ? null : (
        <DishLink
          path={`/menu/table/${code}/basket`}
          line={line.id}
          aria-label={edit}
          className="hit grid size-9 place-items-center rounded-full hover:bg-sunken"
        >
          <Pencil aria-hidden="true" className="size-4" />
        </DishLink>
      )}
      <IconButton size="sm" label={take} data-remove="" onClick={remove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** Removes a line. One's own can be put back; somebody else's would come back as one's own. */
function useRemoving(line: TableLineView, name: string): () => void {
  const { change } = useTable();
  const toasts = useToasts();
  return () => {
    change({ type: "remove", line_id: line.id });
    const onPress = () => change({ type: "add", line_id: newKey(), line: line.line });
    toasts.show({
      id: "basket",
      text: m.table_removed({ name }),
      ...(line.own ? { action: { label: m.table_undo(), onPress } } : {}),
    });
  };
}

const timesName = (count: number, name: string): string => (count > 1 ? m.basket_times({ count, name }) : name);

/** The choices of a line: one row per dish for a combo. */
function Details({ line }: { line: TableLineView }) {
  const language = useLanguage();
  const { menu } = useTable();
  if (!menu) return null;
  return (
    <>
      {lineDetails(menu, line.line).map(({ item, count, groups }, at) => (
        <p key={at} className="text-cap break-words text-ink-2">
          {item ? <span className="font-medium text-ink">{timesName(count, textIn(item, language))} </span> : null}
          {detailsInline(
            groups
              .flatMap(({ chosen }) => chosen)
              .map(({ name, quantity, depth }) => ({ words: timesName(quantity, textIn(name, language)), depth })),
          )}
        </p>
      ))}
    </>
  );
}
