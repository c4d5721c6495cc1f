import { createMemoryHistory } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import type { Api } from "../api/create-api.ts";
import { serverPlatform } from "../platform/web-platform.ts";
import { createAppRouter } from "../router.tsx";
import { framingOf } from "./framing.ts";

const router = createAppRouter({
  api: {} as Api,
  platform: serverPlatform("https://tablee.example"),
  renderedForMember: false,
  renderedAt: new Date(0),
});
/** Matches an address as the router does, without loading anything. */
const framingAt = (address: string) => {
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) });
  const { pathname, search } = router.latestLocation;
  return framingOf(router.matchRoutes(pathname, search));
};

describe("who may frame a page", () => {
  it("is anybody for a page that is only read, if its address asks for embedding, and nobody otherwise", () => {
    const shown = ["/", "/trends", "/discovery/4", "/restaurants", "/restaurants/3", "/restaurant/osm-node-1"];
    const read = ["/index.html", "/about", "/about-tablee", "/business", "/terms-and-conditions", "/about-version"];
    const written = ["/blog", "/blog/food", "/blog/food/4", "/news", "/share/abc", "/content-gallery"];
    for (const path of [...shown, ...read, ...written]) {
      expect(framingAt(path), path).toBe("nobody");
      expect(framingAt(`${path}?embed=true`), path).toBe("anybody");
      expect(framingAt(`${path}?embed=false`), path).toBe("nobody");
    }
  });

  it("is an allowed parent for pages on which visitors order or register", () => {
    const menus = ["/menu/3", "/Menu/3/", "/%6denu/3", "/restaurant-menu/3", "/menu/table/abc"];
    for (const path of [...menus, "/orders/now", "/register", "/register/fr"]) {
      expect(framingAt(`${path}?embed=true`), path).toBe("parents");
    }
  });

  it("is nobody for pages to sign in, to write, to work or to see one's own data, however the path is written", () => {
    const paths = [
      "/login",
      "/LOGIN",
      "/login/fr",
      "/Kitchen",
      "/%6bitchen/tables",
      "/kitchen/",
      "/profile",
      "/orders",
      "/contact",
    ];
    for (const path of [...paths, "/orders/current/1", "/kitchen/webhooks", "/nothing/like/this"]) {
      expect(framingAt(`${path}?embed=true`), path).toBe("nobody");
    }
  });
});
