import type { Plugin, Rolldown } from "vite";
import { latePreloadsOf } from "./src/shell/ready/late-preloads.ts";

/** What Vite writes at the top of a file: all that may have to be fetched with what the file imports later. */
const HEADER = /^const __vite__mapDeps=.*?m\.f=(\[.*?\])\).*?;\n?/;
const CALL = /__vite__mapDeps\(\[([\d,]*)\]\)/g;
/** Ours in its place: styles are named at once, because what is imported waits for them. */
const LATE_HEADER = "const __vite__mapDeps=(n,s=[])=>s.concat(globalThis.latePreloads?.(n)??[]);\n";
const ENTRY = /[\\/]entry-client-[\w-]+\.js$/;

/** Takes the lists out of the files, and answers what the file of all lists says. */
export function takeLists(chunks: readonly Pick<Rolldown.OutputChunk, "code">[], there: ReadonlySet<string>): string {
  const files = new Map<string, number>();
  const lists = new Map<string, number>();
  const numberIn = (map: Map<string, number>, key: string): number => {
    const known = map.get(key) ?? map.size;
    map.set(key, known);
    return known;
  };
  for (const chunk of chunks) {
    const named = HEADER.exec(chunk.code)?.[1];
    if (named === undefined) continue;
    const names = JSON.parse(named) as string[];
    chunk.code = chunk.code.replace(HEADER, LATE_HEADER).replaceAll(CALL, (_, numbers: string) => {
      const asked = numbers.split(",").flatMap((at) => names[Number(at)] ?? []);
      const styles = asked.filter((file) => file.endsWith(".css") && !there.has(file));
      const scripts = asked.filter((file) => file.endsWith(".js") && !there.has(file));
      const list = numberIn(lists, scripts.map((file) => numberIn(files, file)).join(","));
      return `__vite__mapDeps(${[list, ...(styles.length > 0 ? [JSON.stringify(styles)] : [])].join(",")})`;
    });
  }
  const all = [...lists.keys()].map((list) => `[${list}]`).join(",");
  return `const f=${JSON.stringify([...files.keys()])},l=[${all}];globalThis.latePreloads=n=>l[n].map(i=>f[i]);\n`;
}

/** All that is loaded with a file, itself and styles included. */
function loadedWith(entry: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  const queue = [entry.fileName];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const file = bundle[name];
    if (file?.type !== "chunk" || found.has(name)) continue;
    found.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
    queue.push(...file.imports);
  }
  return found;
}

/**
 * With what is imported later the browser fetches at once all that it stands on, and must know what that is. Those lists
 * were a fifth of the entry, which everybody waits for: they lie in a file of their own, which the app fetches once it
 * is ready (shell §14). What is pressed before that comes with a step more.
 */
export const latePreloads: Plugin = {
  name: "late-preloads",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const entry = chunks.find(({ fileName, isEntry }) => isEntry && ENTRY.test(`/${fileName}`));
      if (!entry) return;
      const source = takeLists(chunks, loadedWith(entry, bundle));
      this.emitFile({ type: "asset", fileName: latePreloadsOf(entry.fileName), source });
    },
  },
};
