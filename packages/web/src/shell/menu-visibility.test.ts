import { describe, expect, test } from "vitest";
import { menuVisibility, routeNameOf } from "./menu-visibility.ts";

const at = (pathname: string | null) => menuVisibility({ pathname, embedded: false });

describe("menus of the shell (shell §12)", () => {
  test.each([
    ["/restaurants", "restaurants"],
    ["/restaurants/12", "restaurants"],
    ["/g/chez-margot", "restaurant-group"],
    ["/about", "about"],
    ["/about-tablee", "about"],
    ["/contact", "contact"],
    ["/business", "business"],
    ["/blog/news/3", "blog"],
    ["/login", "login"],
    ["/login/fr", "login"],
    ["/register", "register"],
    ["/recovery", "recovery"],
    ["/auth/google", "auth-redirection"],
    ["/reset-password/abc", "reset-password"],
    ["/recommendation-creator/4", "recommendation-creator"],
  ])("%s is the route %s and has no mobile menu", (pathname, name) => {
    expect(routeNameOf(pathname)).toBe(name);
    expect(at(pathname).mobile).toBe(false);
  });

  test("a path under /clients and a path that is no screen have no mobile menu", () => {
    expect(at("/clients/bar-sillon").mobile).toBe(false);
    expect(at("/clients/bar-sillon/menus").mobile).toBe(false);
    expect(at(null)).toEqual({ mobile: false, desktop: false, navigation: true });
  });

  test.each(["/login", "/g/a", "/about", "/contact", "/business", "/blog", "/register", "/recovery", "/auth/apple"])(
    "%s has no desktop menu",
    (pathname) => expect(at(pathname).desktop).toBe(false),
  );

  test.each(["/restaurants", "/reset-password/abc", "/recommendation-creator", "/clients/bar-sillon"])(
    "%s has the desktop menu although it has no mobile menu",
    (pathname) => expect(at(pathname)).toEqual({ mobile: false, desktop: true, navigation: true }),
  );

  test.each([
    "/",
    "/trends",
    "/discovery/5",
    "/menu",
    "/menu/7",
    "/restaurant/osm-node-1",
    "/restaurant-menu/7",
    "/orders",
    "/orders/now",
    "/profile",
    "/kitchen",
    "/notifications",
  ])("%s has both menus", (pathname) =>
    expect(at(pathname)).toEqual({ mobile: true, desktop: true, navigation: true }),
  );

  test("embed mode hides everything, everywhere", () => {
    for (const pathname of ["/", "/menu/7", "/login"]) {
      const hidden = { mobile: false, desktop: false, navigation: false };
      expect(menuVisibility({ pathname, embedded: true })).toEqual(hidden);
    }
  });
});
