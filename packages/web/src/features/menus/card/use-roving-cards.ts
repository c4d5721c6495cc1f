import { type RefObject, useEffect, useRef, useState } from "react";

const STEPS: Record<string, (columns: number) => number> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

interface RovingCards {
  ref: RefObject<HTMLUListElement | null>;
  /** Whether Tab stops at this card: only one of them is a stop. */
  isStop: (id: number) => boolean;
}

/**
 * Makes the cards of a grid one stop for Tab; arrow keys, Home and End move between them (menus §30). `data-card` on
 * each list entry is its id.
 */
export function useRovingCards(ids: readonly number[]): RovingCards {
  const ref = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const stop = at !== null && ids.includes(at) ? at : (ids[0] ?? null);
  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const cardOf = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
    const focused = ({ target }: Event) => {
      const card = cardOf(target);
      if (card) setAt(Number(card.dataset["card"]));
    };
    const pressed = (event: KeyboardEvent) => {
      const card = cardOf(event.target);
      const next = card && !event.metaKey && !event.ctrlKey && !event.altKey ? nextCard(list, card, event.key) : null;
      if (!next) return;
      event.preventDefault();
      next.querySelector<HTMLElement>("a")?.focus();
    };
    list.addEventListener("focusin", focused);
    list.addEventListener("keydown", pressed);
    return () => {
      list.removeEventListener("focusin", focused);
      list.removeEventListener("keydown", pressed);
    };
  }, []);
  return { ref, isStop: (id) => id === stop };
}

function nextCard(list: HTMLElement, card: HTMLElement, key: string): HTMLElement | null {
  const cards = [...list.querySelectorAll<HTMLElement>(":scope > [data-card]")].filter((each) => each.offsetParent);
  if (key === "Home") return cards[0] ?? null;
  if (key === "End") return cards.at(-1) ?? null;
  const step = STEPS[key];
  if (!step) return null;
  const columns = cards.filter((each) => each.offsetTop === cards[0]?.offsetTop).length;
  return cards[cards.indexOf(card) + step(columns)] ?? null;
}
