import type { Rolldown } from "vite";

type Info = Pick<Rolldown.ModuleInfo, "importers" | "dynamicImporters" | "isEntry">;
interface Modules {
  getModuleInfo: (id: string) => Info | null;
}

/** What every page needs and what changes only with a release of its own. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store)[\\/](?!.*([mM]utation|[qQ]ueriesObserver|useQueries|useSuspense|usePrefetch|useBlocker))/;
/**
 * What every screen with cards of dishes or restaurants needs, leaves only: one file weighs less than twenty. Whoever
 * adds to it looks at `npm run bench` before and after.
 */
const CARDS = [
  "design-system/src/{class-names,media-query,photo,photo-pill,picture-address,skeleton,spinner,tab-links,tab-look,visually-hidden}.",
  "domain/src/{language/text-in,money/minor}.",
  "domain/src/restaurants/{distance,local-time,opening-hours,ordering-status,week-hours}.",
  "web/src/{api/toggle-queue,api/log-failure,platform/position,session/token,storage/is-kept}.",
  "web/src/language/{age,device-habits,formats,language,now}.",
  "web/src/features/discoveries/{card/discovery-queries,card/sign-in-button,feed/deferred-parts}.",
  "web/src/features/restaurants/{open-state}.",
  "lucide-react/dist/esm/icons/{clock,heart,map-pin,menu,message-circle,share,x}.",
  "node_modules/@date-fns/{tz}/",
].map((paths) => new RegExp(paths.replaceAll(".", "\\.").replace("{", "(").replace("}", ")").replaceAll(",", "|")));

const ENTRY = /src[\\/]entry-client\.tsx$/;
const MENU_PAGE = /menu-to-order\.page\.tsx$/;
/** Screens that are reached from a menu, or lead there. */
const ORDERING = /src[\\/]features[\\/](menus|orders|tables)[\\/]/;
/** Fields, choices and what they stand on. */
const CONTROLS =
  /@base-ui|@floating-ui|design-system[\\/]src[\\/](inputs[\\/](input-look|search-input)|segmented-control)\./;
/** What is read from storage is needed by parts of the shell that no menu stands behind. */
const STORAGE = /[\\/]valibot[\\/]|storage[\\/]stored\.|basket-(schema|store)\./;

/** The modules through which this one is loaded: entry-client, and every one that is imported when it is wanted. */
function doorsTo(id: string, modules: Modules): string[] {
  const seen = new Set<string>();
  const doors: string[] = [];
  const queue = [id];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const info = seen.has(at) ? null : modules.getModuleInfo(at);
    seen.add(at);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) doors.push(at);
    queue.push(...info.importers);
  }
  return doors;
}

/**
 * The menu page is what most links lead to, and would come in fifty files: here it comes in one with what only ordering
 * needs, one with what other screens show too, and one with the controls of forms.
 */
function menuChunk(id: string, modules: Modules): string | null {
  if (STORAGE.test(id)) return null;
  const doors = doorsTo(id, modules);
  if (!doors.some((door) => MENU_PAGE.test(door)) || doors.some((door) => ENTRY.test(door))) return null;
  if (CONTROLS.test(id)) return "controls";
  return doors.every((door) => ORDERING.test(door)) ? "menu" : "places";
}

/**
 * Words and icons are reached through one file of all of them, so that only their number of doors tells them apart. A
 * page that has such an icon mostly has none of the words.
 */
const WORDS = /paraglide[\\/]messages[\\/](menu|basket|settings|order)_/;
const ICONS = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const SHARED_BY = 4;

/** Into which files the app is cut; what none of these takes is cut by who needs it. */
export const chunkGroups = [
  { name: "vendor", test: VENDOR, priority: 2 },
  { name: "cards", test: (id: string) => CARDS.some((paths) => paths.test(id)), priority: 1 },
  // A module's own imports have the same doors and more: they lie in the same file or in one that comes before it.
  { name: menuChunk, debugName: "menu", includeDependenciesRecursively: false },
  { name: "words", test: WORDS, minShareCount: SHARED_BY, includeDependenciesRecursively: false },
  { name: "icons", test: ICONS, minShareCount: SHARED_BY, includeDependenciesRecursively: false },
];
