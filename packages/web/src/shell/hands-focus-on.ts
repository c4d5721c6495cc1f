const REMOVE = "[data-remove]";

/**
 * A ref for what may be removed while it holds the focus, by its own press or by somebody else (shell §21). A row of a
 * list, where `data-remove` marks what removes it, hands the focus on to what removes the next row, or the one before,
 * or to what adds rows below; anything else, to the heading of the part around it. A dialog that goes as a whole returns
 * the focus itself.
 */
export const handsFocusOn = (element: HTMLElement | null) => () => {
  // Called before it is removed. A menu that it has opened holds the focus for it.
  if (!element || !(element.contains(document.activeElement) || element.querySelector("[data-popup-open]"))) return;
  const rows = element.querySelector(REMOVE) ? besideRow(element.closest("li")) : [];
  const around = ancestorsOf(element);
  const dialog = element.closest("[role=dialog]");
  queueMicrotask(() => {
    if (document.activeElement !== document.body || dialog?.isConnected === false) return;
    // What has been removed along with it is no place for the focus.
    const next = rows.find((one) => one.isConnected) ?? headingIn(around);
    next?.focus({ preventScroll: true });
  });
};

function besideRow(row: Element | null): HTMLElement[] {
  const list = row?.parentElement;
  if (!row || !list) return [];
  const rows = [...list.children];
  const at = rows.indexOf(row);
  const beside = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()];
  const removes = beside.flatMap((one) => [...one.querySelectorAll<HTMLElement>(REMOVE)].slice(-1));
  const adds = list.nextElementSibling?.querySelector<HTMLElement>(":is(select, button):not([disabled])");
  return adds ? [...removes, adds] : removes;
}

function ancestorsOf(element: Element): Element[] {
  const above = element.parentElement;
  return above ? [above, ...ancestorsOf(above)] : [];
}

function headingIn(around: Element[]): HTMLElement | undefined {
  for (const part of around) {
    const heading = part.isConnected && part.querySelector<HTMLElement>("h1, h2, h3, h4");
    if (!heading) continue;
    heading.tabIndex = -1;
    return heading;
  }
  return undefined;
}
