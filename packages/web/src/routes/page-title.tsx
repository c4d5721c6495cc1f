import { useWords } from "../language/language.ts";
import { fullTitle, useSite } from "./site.ts";

/** The title of a page without a head from its route: of something that does not exist. */
export function PageTitle({ children }: { children: string }) {
  useWords();
  return <title>{fullTitle(children, useSite())}</title>;
}
