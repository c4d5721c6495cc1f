import { useEffect, useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import { useWords } from "../../../language/language.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { fullTitle } from "../../../routes/site.ts";

/**
 * Titles the tab with the order's number, which the head does not know: the order is personal, and loaded later. A
 * receipt keeps its own title, which becomes its file's name.
 */
export function useOrderTitle(number: number | undefined): void {
  useWords();
  const { site } = useAppContext().host_facts;
  const own = useRef({ title: "", before: "" });
  // After every render: a switch of the language writes the head anew.
  useEffect(() => {
    if (number === undefined) return;
    const title = fullTitle(m.order_number({ number }), site);
    if (document.title !== title) own.current = { title, before: document.title };
    document.title = title;
  });
  useEffect(
    () => () => {
      const { title, before } = own.current;
      // The next page may have written its title already.
      if (title !== "" && document.title === title) document.title = before;
    },
    [number],
  );
}
