/** The state of the shell from which shell §12 and shell §13 derive its menus. */
export interface ShellPlace {
  /** null if no screen has the path. */
  pathname: string | null;
  /** Embed mode (shell §28): the page is shown inside another one. */
  embedded: boolean;
}

export interface MenuVisibility {
  /** The bottom bar, on layouts that are not large. */
  mobile: boolean;
  /** The side menu, on large layouts. */
  desktop: boolean;
  /** The bar at the top. Where the menus are hidden, it is the way back. */
  navigation: boolean;
}

/** Route names of shell §12 by the first part of a path; any other part is its own name. */
const NAMES: Readonly<Record<string, string>> = {
  "": "feed",
  g: "restaurant-group",
  "about-tablee": "about",
  auth: "auth-redirection",
};

/** Route names that hide the bottom bar (shell §12). */
const WITHOUT_MOBILE_MENU: ReadonlySet<string> = new Set([
  "restaurants",
  "restaurant-group",
  "about",
  "contact",
  "business",
  "blog",
  "login",
  "register",
  "recovery",
  "auth-redirection",
  "not-found",
  "reset-password",
  "recommendation-creator",
]);

/** Route names that hide the side menu (shell §13). */
const WITHOUT_DESKTOP_MENU: ReadonlySet<string> = new Set([
  "login",
  "restaurant-group",
  "about",
  "contact",
  "business",
  "blog",
  "register",
  "recovery",
  "auth-redirection",
  "not-found",
]);

/** The name that shell §12 gives to a path's route. */
export function routeNameOf(pathname: string): string {
  const first = pathname.split("/")[1] ?? "";
  return NAMES[first] ?? first;
}

/** Which menus a place shows: shell §12 and shell §13 word for word; embed mode hides the whole shell (shell §28). */
export function menuVisibility({ pathname, embedded }: ShellPlace): MenuVisibility {
  if (embedded) return { mobile: false, desktop: false, navigation: false };
  const name = pathname === null ? "not-found" : routeNameOf(pathname);
  return {
    // "any path starting with /clients also hides it"
    mobile: !WITHOUT_MOBILE_MENU.has(name) && !name.startsWith("clients"),
    desktop: !WITHOUT_DESKTOP_MENU.has(name),
    navigation: true,
  };
}
