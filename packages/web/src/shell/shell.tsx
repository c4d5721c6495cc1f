import type { ReactNode } from "react";
import { useLanguage } from "../language/language.ts";
import { m } from "../paraglide/messages.js";

/** What stands around every page: menus, bars, toasts. */
export function Shell({ children }: { children: ReactNode }) {
  useLanguage();
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only">
        {m.shell_skip_to_content()}
      </a>
      <main id="content">{children}</main>
    </>
  );
}
