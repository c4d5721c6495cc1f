import { useWords } from "../language/language.ts";
import { fullTitle, useSite } from "./site.ts";

/** The title of a page that no route gives a head: of what is not there. */
export function PageTitle({ children }: { children: string }) {
  useWords();
  return <title>{fullTitle(children, useSite())}</title>;
}
