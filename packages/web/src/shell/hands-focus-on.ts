/**
 * A ref for what is removed while it may hold the focus, by its own press or by somebody else: the focus goes to what is
 * beside it. React calls the cleanup before it removes the element.
 */
export const handsFocusOn = (element: HTMLElement | null) => () => {
  // A menu that the element has opened holds the focus for it.
  if (element?.contains(document.activeElement) || element?.querySelector("[data-popup-open]")) focusBeside(element);
};

/**
 * A row's focus goes to what removes the next row, or the one before, or else to what adds rows below (`data-remove` is
 * on what removes a row); any other goes to the heading of the part around it.
 */
function focusBeside(element: Element): void {
  const removed = element.querySelector(REMOVE) ? element.closest("li") : null;
  (besideRow(removed) ?? headingAround(element))?.focus({ preventScroll: true });
}

const REMOVE = "[data-remove]";

function besideRow(row: Element | null): HTMLElement | null | undefined {
  const list = row?.parentElement;
  if (!row || !list) return null;
  const rows = [...list.children];
  const at = rows.indexOf(row);
  const removes = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()].map((beside) =>
    [...beside.querySelectorAll<HTMLElement>(REMOVE)].at(-1),
  );
  return removes.find(Boolean) ?? list.nextElementSibling?.querySelector<HTMLElement>("select, button");
}

function headingAround(element: Element): HTMLElement | undefined {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const headings = [...around.querySelectorAll<HTMLElement>("h1, h2, h3, h4")];
    const heading = headings.find((one) => !element.contains(one));
    if (!heading) continue;
    heading.tabIndex = -1;
    return heading;
  }
  return undefined;
}
