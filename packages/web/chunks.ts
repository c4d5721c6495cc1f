import type { Rolldown } from "vite";

type Info = Pick<
  Rolldown.ModuleInfo,
  "code" | "dynamicallyImportedIds" | "dynamicImporters" | "importedIds" | "importers" | "isEntry"
>;
export interface Modules {
  getModuleInfo: (id: string) => Info | null;
}

/** What every page needs and what changes only with a release of its own. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store)[\\/](?!.*([mM]utation|[qQ]ueriesObserver|useQueries|useSuspenseQueries|usePrefetch|useBlocker))/;

/** The pages that links from outside lead to, which are weighed (e2e/pages/page-weight.spec.ts). */
const PAGES: [name: string, module: RegExp][] = [
  ["feed", /discoveries[\\/]feed[\\/]feed\.page\.tsx$/],
  ["discovery", /discoveries[\\/]discovery[\\/]discovery\.page\.tsx$/],
  ["profile", /members[\\/]profile[\\/]member-profile\.page\.tsx$/],
  ["restaurant", /features[\\/]restaurants[\\/]restaurant\.page\.tsx$/],
  ["menu", /menu-to-order\.page\.tsx$/],
  ["table", /tables[\\/]screen[\\/]table(-menu)?\.page\.tsx$/],
  // No page: what whoever opens a table that others have filled waits for as well (tables/live/use-reckoned.ts).
  ["filled", /tables[\\/]live[\\/]table-reckoner\.tsx$/],
];
/** Reached through lists of all that a library has, too, which nobody's names tell apart. */
const LIBRARIES = /node_modules[\\/]@(orpc|tanstack)[\\/]/;
/**
 * Screens and parts that the same person is likely to open; what is none of these is the shell's. Their names are in
 * those of files, which every file lists that needs them.
 */
const AREAS: [name: string, module: RegExp][] = [
  ["eat", /src[\\/]features[\\/](menus|orders|tables)[\\/]/],
  ["who", /src[\\/]features[\\/](accounts|comments|discoveries|members|notifications|pages|pictures|sharing)[\\/]/],
  ["map", /src[\\/]features[\\/](places|restaurants|search|sites)[\\/]/],
];
/** Who works here waits for a few more bytes: a file apart for what they share with guests would cost every guest. */
const STAFF = /src[\\/]features[\\/](admin|assistant|kitchen|management|moderation|webhooks)[\\/]/;
const ENTRY = /src[\\/]entry-client\.tsx$/;

/** Words and icons are reached through files that name all of them: who has them is read in who names them. */
const LISTS = /paraglide[\\/]messages(\.js|[\\/]_index\.js)$|lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;
const WORD = /paraglide[\\/]messages[\\/](\w+)\.js$/;
const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.mjs$/;
/** An icon has names of its own beside the one that its file is called by. */
const ICON_NAMES = /export\s*\{([^}]*)\}\s*from\s*["']\.\/icons\/([\w-]+)\.mjs["']/g;
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const WORD_USE = /\bm\.(\w+)/g;
/** What the server alone says names no word of a page. */
const SERVER_ONLY = /(?:import\.meta\.env\.SSR|false)( &&[^?]*)? \? [^:]*:/g;

/** Every module that is joined to this one, whichever way. */
function allModules(id: string, modules: Modules): Map<string, Info> {
  const found = new Map<string, Info>();
  const queue = [id];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const info = found.has(at) ? null : modules.getModuleInfo(at);
    if (!info) continue;
    found.set(at, info);
    for (const ids of [info.importers, info.dynamicImporters, info.importedIds, info.dynamicallyImportedIds]) {
      queue.push(...ids);
    }
  }
  return found;
}

/** The modules that name a word (`m.key`) or an icon (`{ Key }`), by what they name. */
function namings(all: ReadonlyMap<string, Info>): Map<string, string[]> {
  const by = new Map<string, string[]>();
  const add = (name: string, id: string) => void by.set(name, [...(by.get(name) ?? []), id]);
  for (const [id, { code }] of all) {
    if (code === null || /node_modules|paraglide/.test(id)) continue;
    for (const [, key] of code.replaceAll(SERVER_ONLY, "").matchAll(WORD_USE)) add(`m.${key}`, id);
    for (const [, names] of code.matchAll(ICON_IMPORT)) {
      for (const name of (names ?? "").split(",")) add(name.trim().split(/\s+as\s+/)[0] ?? "", id);
    }
  }
  return by;
}

/** The names of icons, by their files. */
function iconNames(all: ReadonlyMap<string, Info>): Map<string, string[]> {
  const lists = [...all].filter(([id]) => LISTS.test(id)).map(([, { code }]) => code ?? "");
  const found = lists.flatMap((code) => [...code.matchAll(ICON_NAMES)]);
  return new Map(
    found.map(([, names = "", file = ""]) => [
      file,
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => name),
    ]),
  );
}

interface Names {
  users: Map<string, string[]>;
  icons: Map<string, string[]>;
}
let known: Names | null = null;

const namesIn = (all: ReadonlyMap<string, Info>): Names => ({ users: namings(all), icons: iconNames(all) });

function usersOf(id: string, info: Info, modules: Modules): readonly string[] {
  const word = WORD.exec(id)?.[1];
  const icon = ICON.exec(id)?.[1];
  if (word === undefined && icon === undefined) return info.importers;
  const { users, icons } = (known ??= namesIn(allModules(id, modules)));
  const names = word === undefined ? (icons.get(icon ?? "") ?? []) : [`m.${word}`];
  return names.flatMap((name) => users.get(name) ?? []);
}

interface Reach {
  /** The pages that load a module before anybody asks for more. */
  pages: ReadonlySet<string>;
  /** What else loads it: screens, dialogs, parts that come later. */
  others: readonly string[];
}

/** Null: whatever the page, the module is there. */
function reachOf(id: string, modules: Modules): Reach | null {
  const seen = new Set<string>();
  const pages = new Set<string>();
  const others: string[] = [];
  const queue = [id];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const info = seen.has(at) || LISTS.test(at) ? null : modules.getModuleInfo(at);
    seen.add(at);
    if (!info) continue;
    if (ENTRY.test(at)) return null;
    const page = PAGES.find(([, module]) => module.test(at));
    if (page) pages.add(page[0]);
    else if (info.dynamicImporters.length > 0) others.push(at);
    queue.push(...usersOf(at, info, modules));
  }
  // A table is there before what is ordered at it is reckoned.
  if (pages.has("table")) pages.delete("filled");
  return { pages, others };
}

/** What nearly all pages need lies with what all need: a file for each handful of them would weigh more. */
const isCommon = (pages: ReadonlySet<string>): boolean =>
  pages.size > 3 || (pages.has("feed") && ["restaurant", "menu", "table"].some((page) => pages.has(page)));

/** The file of all modules that name a word or an icon: there it needs no name for others. Null: they are in several, or in one without a name. */
function oneFileOf(id: string, modules: Modules): string | null {
  const info = modules.getModuleInfo(id);
  const files = new Set(info ? usersOf(id, info, modules).map((user) => pageChunk(user, modules)) : []);
  const [file = null] = files;
  return files.size === 1 ? file : null;
}

/**
 * What the same pages need lies in one file, apart from what they share with the same areas: each of them loads nothing
 * that it does not need, in few files, and what opens later brings no page along. Words and icons are so small that they
 * lie together whoever else needs some of them. The pages stay apart: the host finds them by their names.
 */
function pageChunk(id: string, modules: Modules): string | null {
  if ([ENTRY, LISTS, LIBRARIES, ...PAGES.map(([, module]) => module)].some((apart) => apart.test(id))) return null;
  const reach = reachOf(id, modules);
  if (reach === null || isCommon(reach.pages)) return "app";
  const pages = PAGES.flatMap(([name]) => (reach.pages.has(name) ? [name] : [])).join("-");
  if (pages === "" || reach.others.length === 0) return pages || null;
  if (WORD.test(id) || ICON.test(id)) return oneFileOf(id, modules) ?? `words-${pages}`;
  const areas = reach.others
    .filter((door) => !STAFF.test(door))
    .map((door) => AREAS.find(([, module]) => module.test(door))?.[0] ?? "any")
    // What a menu has of it is little, and would come in a file for each two of them.
    .filter((area) => area === "any" || pages !== "menu-filled");
  return [pages, ...[...new Set(areas)].toSorted()].join("-");
}

/** Into which files the app is cut; what none of these takes is cut by who needs it. */
export const chunkGroups = [
  { name: "vendor", test: VENDOR, priority: 2 },
  // A module's own imports have the same doors and more: they lie in the same file or in one that comes before it.
  { name: pageChunk, debugName: "pages", includeDependenciesRecursively: false },
];
