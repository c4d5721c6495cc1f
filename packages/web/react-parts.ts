import type { Plugin } from "vite";

const RENDERER = /react-dom-server-legacy\.node\.production\.js$/;
/** Once each in React's own text. */
const CHANGES = [
  ["options = createResumableState(", "var take = options && options.take;\n  options = createResumableState("],
  ["(result += chunk)", "(take ? take(chunk) : (result += chunk))"],
] as const;

/** Has `renderToString` hand on the pieces of a page as it writes them, where it is given `take` (src/page-parts.ts). */
export function handOnPieces(renderer: string): string {
  let changed = renderer;
  for (const [own, ours] of CHANGES) {
    if (changed.split(own).length !== 2) throw new Error(`React does not write a page by \`${own}\` any more`);
    changed = changed.replace(own, () => ours);
  }
  return changed;
}

export const reactParts: Plugin = {
  name: "react-parts",
  enforce: "pre",
  apply: "build",
  transform: (code, id) => (RENDERER.test(id) ? handOnPieces(code) : null),
};
